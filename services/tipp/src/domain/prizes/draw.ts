/** The number that a turn of the draw gives: 0 to 2⁴⁸ - 1, each as likely. The same turn gives the same. */
export type TurnNumber = (turn: number) => number;

const NUMBERS = 2 ** 48;

/**
 * The order in which a draw hits places 0…count-1, each once, as docs/adr/0058-drawing-prizes.md tells it for everybody to
 * draw again: turn by turn a number, modulo the count. Numbers of the last, incomplete round are passed over, so that each
 * place is as likely; so are places that were hit before. Who draws only some of them stops asking.
 */
export function* drawOrder(count: number, numberOf: TurnNumber): Generator<number, void> {
  const whole = NUMBERS - (NUMBERS % Math.max(count, 1));
  const hit = new Set<number>();
  for (let turn = 0; hit.size < count; turn += 1) {
    const number = numberOf(turn);
    const place = number % count;
    if (number >= whole || hit.has(place)) continue;
    hit.add(place);
    yield place;
  }
}
