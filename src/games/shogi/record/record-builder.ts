import { NO_TIME } from '../../contract/game-tree';
import type { Move } from '../move';
import { moveTo } from '../move';
import type { FoulCode } from '../position/judge';
import { Position } from '../position/position';
import { detachTexts } from './detach-texts';
import type { EndCode } from './end-code';
import { endMove, isEndMove } from './end-code';
import type { OpenNotice } from './notice-list';
import { handicapSfen, handicaps } from '../handicap';
import { ShogiRecord } from './shogi-record';

const IMPOSSIBLE: ReadonlySet<FoulCode> = new Set([
  'emptyOrigin',
  'notYourPiece',
  'ownPieceOnTarget',
  'notInHand',
  'occupied',
]);

// The named starts come again and again; copying is many times quicker than placing 40 pieces.
const NAMED: ReadonlySet<string> = new Set(handicaps.map(handicapSfen));
const READY = new Map<string, Position>();

function readyPosition(sfen: string): Position | null {
  const ready = READY.get(sfen);
  if (ready !== undefined) return ready;
  const parsed = NAMED.has(sfen) ? Position.parse(sfen) : null;
  if (!parsed?.ok) return null;
  READY.set(sfen, parsed.position);
  return parsed.position;
}

// Nodes to make room for when nobody knows how many there will be, and the part that may stay unused.
const ROOM = 160;
const MOST_WASTE = 0.2;

/** 一手を加えた答。impossible なら何も変わっていない。 */
export type PlayResult = 'ok' | 'foul' | 'impossible';

/**
 * 棋譜を一手ずつ組み立てる。局面を一緒に進め、反則に印を付け、指せない手は断る。
 * どの形式の読み手も、これに手を渡す。
 */
export class RecordBuilder {
  readonly record: ShogiRecord;
  readonly position: Position;
  /** 今の節。 */
  node = 0;
  readonly #textNodes: number[] = [];
  /** 開始局面の直前の手の行き先（図の「手数＝…」行から分かる。なければ -1）。 */
  startTarget = -1;

  /** @param room 場所を取っておく節の数。 */
  constructor(
    position: Position = new Position(),
    readonly room = ROOM,
  ) {
    this.position = position;
    this.record = new ShogiRecord(room);
  }

  /** 開始局面を決める。読めない SFEN なら false で、何も変わらない。 */
  setStart(sfen: string): boolean {
    const ready = readyPosition(sfen);
    if (ready !== null) {
      this.position.copyFrom(ready);
      this.record.startSfen = sfen;
      return true;
    }
    const result = this.position.setSfen(sfen);
    if (!result.ok) return false;
    this.record.startSfen = this.position.toSfen(result.setup.moveNumber);
    return true;
  }

  /** 今の手数。終局の言葉も一つに数える。 */
  get ply(): number {
    return this.record.tree.ply(this.node);
  }

  /** 今の節が終局の言葉か。 */
  get hasEnded(): boolean {
    return isEndMove(this.record.tree.move(this.node));
  }

  /** 直前の手の行き先（同の升）。なければ -1。 */
  get previous(): number {
    return this.node === 0 ? this.startTarget : moveTo(this.record.tree.move(this.node));
  }

  /** 一手進める。反則なら印を付けて進める。 */
  play(move: Move): PlayResult {
    const { position, record } = this;
    const foul = position.judge(move);
    if (foul !== null && IMPOSSIBLE.has(foul.code)) return 'impossible';
    const before = record.tree.size;
    this.#add(move);
    if (foul === null) return 'ok';
    // A variation that repeats the main line meets the same foul again.
    if (record.tree.size > before) record.fouls.push({ node: this.node, ply: this.ply, code: foul.code });
    return 'foul';
  }

  /** 反則でなければ、一手を消費時間（ms）とともに進める。反則なら何もせず false。 */
  playLegal(move: Move, ms: number): boolean {
    if (this.position.judge(move) !== null) return false;
    this.#add(move);
    this.time(ms);
    return true;
  }

  #add(move: Move): void {
    const { position } = this;
    position.make(move);
    this.node = this.record.tree.append(this.node, move, position.lastCaptured);
  }

  /** 終局の言葉を最後の節として加える。直前の手の反則と食い違うなら（反則をしていない側の反則負け）false。 */
  end(code: EndCode): boolean {
    const isConflict = code === 'foul-loss' && this.record.fouls.at(-1)?.node === this.node;
    this.node = this.record.tree.append(this.node, endMove(code));
    return !isConflict;
  }

  /** 手数 ply の節まで戻る。 */
  backTo(ply: number): void {
    const { tree } = this.record;
    while (tree.ply(this.node) > ply) {
      const move = tree.move(this.node);
      if (!isEndMove(move)) this.position.unmake(move);
      this.node = tree.parent(this.node);
    }
  }

  /** 今の節にコメントの行を加える。 */
  comment(line: string): void {
    const { tree } = this.record;
    this.#noteText();
    tree.setComment(this.node, tree.hasComment(this.node) ? `${tree.comment(this.node)}\n${line}` : line);
  }

  /** 今の節のしおりに行を加える。 */
  bookmark(line: string): void {
    const { tree } = this.record;
    this.#noteText();
    const before = tree.bookmark(this.node);
    tree.setBookmark(this.node, before === null ? line : `${before}\n${line}`);
  }

  /** 今の節の消費時間（ms）。前に読んだ違う時間があれば変えずに false。 */
  time(ms: number): boolean {
    const { tree } = this.record;
    const known = tree.time(this.node);
    if (ms === NO_TIME || ms === known) return true;
    if (known !== NO_TIME) return false;
    tree.setTime(this.node, ms);
    return true;
  }

  /** 読み終える。棋譜を小さくし、文を元のファイルの文字列から切り離す。 */
  finish(notices: readonly OpenNotice[]): void {
    const { tree } = this.record;
    if (tree.size > this.room || tree.size < this.room * (1 - MOST_WASTE)) tree.compact();
    detachTexts(this.record, this.#textNodes, notices);
  }

  /** 本譜の手数。終局の言葉は数えない。 */
  get mainPlies(): number {
    const { tree } = this.record;
    let plies = 0;
    for (let node = tree.firstChild(0); node > 0; node = tree.firstChild(node)) {
      if (!isEndMove(tree.move(node))) plies++;
    }
    return plies;
  }

  #noteText(): void {
    if (this.#textNodes.at(-1) !== this.node) this.#textNodes.push(this.node);
  }
}
