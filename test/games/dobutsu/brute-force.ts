/**
 * Dobutsu shogi once more, written from the rules alone and sharing nothing with the product:
 * a position is a text, moves are made by building the next text.
 * Twelve squares row by row (capitals belong to the first player, who moves up), then both hands, then the turn.
 */
export const bruteStart = 'gle.c..C.ELG||0';

const arrows: Record<string, string> = {
  C: 'u',
  H: 'u d l r ul ur',
  E: 'ul ur dl dr',
  G: 'u d l r',
  L: 'u d l r ul ur dl dr',
};

function target(square: number, arrow: string, first: boolean): number {
  let row = Math.floor(square / 3);
  let column = square % 3;
  for (const letter of arrow) {
    if (letter === 'u') row += first ? -1 : 1;
    if (letter === 'd') row += first ? 1 : -1;
    if (letter === 'l') column -= 1;
    if (letter === 'r') column += 1;
  }
  return row < 0 || row > 3 || column < 0 || column > 2 ? -1 : row * 3 + column;
}

function isFirsts(piece: string): boolean {
  return piece !== '.' && piece === piece.toUpperCase();
}

function reach(board: string, square: number): number[] {
  const piece = board[square]!;
  const first = isFirsts(piece);
  return arrows[piece.toUpperCase()]!.split(' ')
    .map((arrow) => target(square, arrow, first))
    .filter((to) => to >= 0 && (board[to] === '.' || isFirsts(board[to]!) !== first));
}

/** Is the game over for whoever is to move? */
export function bruteIsOver(position: string): boolean {
  const [board, turn] = [position.slice(0, 12), position.at(-1)];
  const firstMoved = turn === '1';
  if (!board.includes(firstMoved ? 'l' : 'L')) return true;
  const lion = board.indexOf(firstMoved ? 'L' : 'l');
  if (firstMoved ? lion > 2 : lion < 9) return false;
  return ![...board].some(
    (piece, square) => piece !== '.' && isFirsts(piece) !== firstMoved && reach(board, square).includes(lion),
  );
}

/** Every position one move on. */
export function bruteNext(position: string): string[] {
  if (bruteIsOver(position)) return [];
  const board = position.slice(0, 12);
  const [firstHand = '', secondHand = ''] = position.slice(12).split('|');
  const first = position.endsWith('0');
  const hand = first ? firstHand : secondHand;
  const next: string[] = [];
  const push = (cells: string[], newHand: string): void => {
    const sorted = [...newHand].sort().join('');
    const hands = first ? `${sorted}|${secondHand}` : `${firstHand}|${sorted}`;
    next.push(`${cells.join('')}${hands}|${first ? '1' : '0'}`);
  };
  [...board].forEach((piece, square) => {
    if (piece === '.') {
      [...hand].forEach((held, index) => {
        if (hand.indexOf(held) !== index) return;
        const cells = [...board];
        cells[square] = first ? held : held.toLowerCase();
        push(cells, hand.replace(held, ''));
      });
    } else if (isFirsts(piece) === first) {
      for (const to of reach(board, square)) {
        const cells = [...board];
        const taken = cells[to]!.toUpperCase();
        const arrives = first ? to < 3 : to > 8;
        cells[square] = '.';
        cells[to] = piece === 'C' && arrives ? 'H' : piece === 'c' && arrives ? 'h' : piece;
        push(cells, taken === '.' || taken === 'L' ? hand : hand + (taken === 'H' ? 'C' : taken));
      }
    }
  });
  return next;
}
