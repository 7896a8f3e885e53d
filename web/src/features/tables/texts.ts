import type { Outcome } from './form.ts';

const outcomes: Record<Outcome, { short: string; long: string }> = {
  won: { short: 'S', long: 'Sieg' },
  draw: { short: 'U', long: 'Unentschieden' },
  lost: { short: 'N', long: 'Niederlage' },
};

/** German texts of /tabelle. */
export const texts = {
  title: 'Spiele & Tabellen',
  jumps: 'Sprung zu',
  group: (letter: string) => `Gruppe ${letter}`,
  knockOut: 'K.-o.-Runde',
  table: (letter: string) => `Tabelle der Gruppe ${letter}`,
  matches: (letter: string) => `Spiele der Gruppe ${letter}`,
  goOn: 'Die ersten zwei kommen weiter',
  goOnThirds: (count: number) => (count === 1 ? 'dazu der beste Dritte' : `dazu die ${count} besten Dritten`),
  goesOn: 'derzeit weiter',
  mayGoOn: 'derzeit vielleicht weiter',
  heads: {
    place: { short: 'Pl.', long: 'Platz' },
    team: 'Team',
    form: 'Form',
    games: { short: 'Sp.', long: 'Spiele' },
    goals: 'Tore',
    difference: { short: 'Diff.', long: 'Tordifferenz' },
    points: { short: 'Pkt.', long: 'Punkte' },
  },
  outcomes,
  formMark: (outcome: Outcome, score: string, opponent: string) =>
    `${outcomes[outcome].long}, ${score} gegen ${opponent}`,
  noForm: 'noch kein Spiel',
  match: (id: number) => `Spiel ${id}`,
  noScore: '–:–',
  noResult: 'noch ohne Ergebnis',
  penalties: { short: 'n. E.', long: 'nach Elfmeterschießen' },
  wins: 'Sieger',
  allTippsShort: 'So haben alle getippt',
  allTipps: (team1: string, team2: string, score: string) =>
    `${team1} – ${team2} ${score}: so haben alle getippt`,
};
