import { texts } from './texts.ts';

/** How players read a mark: '1. Platz', 'Sieger', 'Letzter'. */
export const nameOf = (mark: string): string => {
  const [kind] = mark;
  if (kind === 'P') return texts.place(Number(mark.slice(1)));
  return kind === 'W' ? texts.winner : texts.last;
};

/** Name of a card in the page, for jumps: 'P' the podium, else the group. */
export const cardId = (card: string): string => `sieger-${card}`;
