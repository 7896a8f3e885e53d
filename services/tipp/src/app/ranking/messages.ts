/** What players read when a ranking is refused. */
export const rankingMessages = {
  noSuchMatchDay: 'Diesen Spieltag gibt es nicht.',
} as const;
