import { describe, expect, it } from 'vitest';
import { checkCases } from '../../src/cli/rules-cases';

const start = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';
const verdictOf = (entry: object) =>
  checkCases('cases.json', [{ id: 'x', sfen: start, ...entry }])[0]?.verdict;

describe('規則の問題集', () => {
  it('合っていれば right、違えば wrong', () => {
    const question = { category: 'perft', question: 'perft(2)', depth: 2 };
    expect(verdictOf({ ...question, answer: 900 })).toBe('right');
    expect(verdictOf({ ...question, answer: 901 })).toBe('wrong');
    expect(verdictOf({ legal: 30 })).toBe('right');
    expect(verdictOf({ legal: 29 })).toBe('wrong');
    expect(verdictOf({ move: '7g7f', legal: true })).toBe('right');
  });

  it('手の一覧も比べる', () => {
    const sfen = '4k4/9/9/9/9/9/4g4/9/K8 b - 1';
    const entry = {
      sfen,
      category: 'legal-moves',
      question: 'number of legal moves and their list',
      answer: 3,
    };
    expect(verdictOf({ ...entry, legalMoves: ['9i8h', '9i8i', '9i9h'] })).toBe('right');
    expect(verdictOf({ ...entry, legalMoves: ['9i8h', '9i8i', '9i9g'] })).toBe('wrong');
  });

  it('知らない問いと詰将棋は比べず、読めない局面は wrong', () => {
    expect(verdictOf({ category: 'other', question: 'who is stronger', answer: 1 })).toBe('skipped');
    expect(verdictOf({ category: 'tsume', question: 'perft(2)', answer: 1 })).toBe('skipped');
    expect(verdictOf({ sfen: '9/9 b - 1', question: 'perft(1)', answer: 1 })).toBe('wrong');
  });
});
