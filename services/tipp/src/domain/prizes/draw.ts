/** The uniformly distributed number of a turn, from 0 to 2⁴⁸ - 1; the same turn returns the same number. */
export type TurnNumber = (turn: number) => number;

const NUMBERS = 2 ** 48;

/**
 * The order in which a draw hits the places 0…count-1, each once. docs/adr/0058-drawing-prizes.md specifies it, so that
 * anybody can repeat the draw. Each turn yields a number modulo the count. Numbers of the last, incomplete range are
 * rejected so that all places are equally likely; places already hit are skipped. Callers stop iterating when they have
 * enough.
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
