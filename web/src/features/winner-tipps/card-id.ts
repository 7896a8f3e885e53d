/** Id of a card as a link target: 'P' the podium, else the group. */
export const cardId = (card: string): string => `sieger-${card}`;
