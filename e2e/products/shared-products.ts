import type { ProductOptions } from '../product.ts';

const usual: Omit<ProductOptions, 'instant'> = {
  players: 60,
  processes: 1,
  mails: true,
  // Pages always contain their responses, even on a busy machine.
  env: { FIRST_ANSWERS_MS: '5000' },
};

/** The products that journeys share, by their time when the first journey opens them. */
export const sharedProducts = {
  /** Two days before the first match. */
  before: { ...usual, instant: Date.parse('2024-06-12T10:00:00Z') },
  /** One match is running, and the next begins in two hours. */
  matchday: { ...usual, provides: true, instant: Date.parse('2024-06-19T14:00:00Z') },
  /** The groups are over, and Portugal – Slowenien is running. */
  knockout: { ...usual, instant: Date.parse('2024-07-01T20:00:00Z') },
} satisfies Record<string, ProductOptions>;

export type SharedProduct = keyof typeof sharedProducts;
