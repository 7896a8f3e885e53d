/** Name of a card in the page, for jumps: 'P' the podium, else the group. */
export const cardId = (card: string): string => `sieger-${card}`;
