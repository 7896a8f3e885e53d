/** What several capabilities say to players; what one says alone stands in its own `messages.ts`. */
export const messages = {
  input: 'Bitte prüfe deine Eingabe.',
  characters: 'Bitte verwende keine Steuerzeichen.',
  noSuchUser: 'Diesen Spieler gibt es nicht.',
} as const;
