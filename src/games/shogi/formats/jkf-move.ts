import { KING, PROMOTED } from '../piece';
import type { RecordBuilder } from '../record/record-builder';
import { isOnBoard, squareAt } from '../square';
import { parseCsaPiece } from './csa-move';
import type { JkfFields, JkfSource } from './jkf-fields';
import type { JsonNode } from './json-nodes';
import type { MoveWords } from './kif-move';
import { emptyMoveWords } from './kif-move';
import { resolveWords } from './move-text';

const RELATIVE: Readonly<Record<string, string>> = {
  L: '左',
  C: '直',
  R: '右',
  U: '上',
  M: '寄',
  D: '引',
  H: '打',
};

/** JKF の一手を読んで指す。指せない手なら、知らせて false。 */
export function readJkfMove(builder: RecordBuilder, source: JkfSource, node: JsonNode): boolean {
  const fields = source.fields(node);
  if (fields === null) return false;
  const words = wordsOf(fields, builder);
  if (words.from >= 0) comparePiece(words, builder, () => source.tell('pieceMismatch', node));
  const color = fields.number('color');
  fields.derived('capture');
  fields.tellRest();
  if ((color === 0 || color === 1) && color !== builder.position.side) source.tell('turnMismatch', node);
  const moves = words.to < 0 || builder.hasEnded ? [] : resolveWords(builder.position, words, words.to);
  if (moves.length > 1) source.tell('ambiguousMove', node);
  const result = moves[0] === undefined ? 'impossible' : builder.play(moves[0]);
  if (result === 'foul') source.tell('foul', node);
  if (result === 'impossible') source.tell('impossibleMove', node);
  return result !== 'impossible';
}

function wordsOf(fields: JkfFields, builder: RecordBuilder): MoveWords {
  const words = emptyMoveWords();
  const same = fields.derived('same');
  const to = placeOf(fields, 'to');
  words.to = to >= 0 ? to : same?.kind === 'leaf' && same.value === true ? builder.previous : -1;
  if (fields.has('from')) {
    words.from = placeOf(fields, 'from');
    // An origin that is no square is no drop either.
    if (words.from < 0) words.to = -1;
  } else fields.derived('from');
  words.piece = parseCsaPiece(fields.string('piece') ?? '');
  const promote = fields.derived('promote');
  words.promotion = promote?.kind === 'leaf' && promote.value === true ? 1 : -1;
  const relative = [...(fields.string('relative') ?? '')].map((letter) => RELATIVE[letter] ?? '').join('');
  words.drop = relative.includes('打');
  words.relative = relative.replace('打', '');
  if (words.from < 0 && relative === '') words.drop = isInHand(builder, words.piece);
  return words;
}

// The origin decides. Some give the piece as it is after the move, which then says that it promotes.
function comparePiece(words: MoveWords, { position }: RecordBuilder, tell: () => void): void {
  const piece = position.codeAt(words.from) & 15;
  if (words.piece === 0 || piece === 0 || words.piece === piece) return;
  tell();
  if (words.promotion < 0 && words.piece === (piece | PROMOTED)) words.promotion = 1;
}

// No `from` is a drop; only lists taken over from KI2 leave it out for pieces on the board.
function isInHand({ position }: RecordBuilder, piece: number): boolean {
  return piece > 0 && piece < KING && position.hands[(position.side << 4) | piece]! > 0;
}

function placeOf(fields: JkfFields, key: string): number {
  const node = fields.take(key);
  const place = node === null ? null : fields.source.fields(node);
  if (place === null) return -1;
  const file = place.number('x');
  const rank = place.number('y');
  place.tellRest();
  return file !== null && rank !== null && isOnBoard(file, rank) ? squareAt(file, rank) : -1;
}
