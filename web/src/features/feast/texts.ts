import { formatNumber } from '../../lib/text/format-number.ts';
import type { Hit } from './find-feast.ts';

const kinds = { exact: 'Exakt', difference: 'Tordifferenz', trend: 'Tendenz' };
/** A hit is nothing special from this share of all on. */
const MANY = 0.25;

/** German texts of the card after the final whistle. */
export const texts = {
  title: 'Nach dem Abpfiff',
  dismiss: 'Schließen',
  place: 'Platz',
  moved: (place: number, before: number) =>
    before > 0 && before !== place
      ? `Platz ${formatNumber(place)} statt ${formatNumber(before)}`
      : `Platz ${formatNumber(place)}`,
  tipp: (goals: string) => `Dein Tipp ${goals}`,
  withJoker: ' mit Joker',
  /** 'Exakt wie nur 43 von 425' */
  hit: ({ kind, count, all }: Hit) =>
    count === 1
      ? `${kinds[kind]} wie sonst niemand von ${formatNumber(all)}`
      : `${kinds[kind]} wie ${count < MANY * all ? 'nur ' : ''}${formatNumber(count)} von ${formatNumber(all)}`,
};
