import { makeTournament, type OwnInput } from './own.ts';

/** Tournaments of one's own as their organisers would write them down. */

const clubs = ['Rot', 'Blau', 'Gelb', 'Grau'];
export const codes = ['ROT', 'BLA', 'GEL', 'GRA'];
export const teams = ['code;name', ...clubs.map((name, index) => `${codes[index]};${name}`)].join('\n');

/** A single round robin. */
const leagueMatches = [
  'date;time;home;away',
  '1.8.2030;15:30;Rot;Blau',
  '1.8.2030;15:30;Gelb;Grau',
  '8.11.2030;15:30;Rot;Gelb',
  '8.11.2030;15:30;Blau;Grau',
  '15.11.2030;15:30;Grau;Rot',
  '15.11.2030;15:30;Blau;Gelb',
].join('\n');
const knockoutMatches = [
  'date;time;home;away;round',
  '2.8.2030;18:00;ROT;BLA;Halbfinale',
  '1.8.2030;18:00;GEL;GRA;Halbfinale',
  '9.8.2030;15:00;L1;L2;Spiel um Platz 3',
  '9.8.2030;18:00;W1;W2;Finale',
].join('\n');
export const options = {
  name: 'Sommercup',
  patriot: 'ROT',
  city: 'Köln',
  link: 'https://www.example.org/',
};

export const own = (matches: string, more: Partial<OwnInput> = {}) =>
  makeTournament({ id: 'cup2030', teams, matches, options, ...more });

export const league = own(leagueMatches);
export const knockoutAlone = own(knockoutMatches);
/** Two groups of two teams without a final. */
export const groupsAlone = own(
  'date;time;home;away\n1.8.2030;15:30;Rot;Blau\n2.8.2030;15:30;Gelb;Grau\n3.8.2030;15:30;Blau;Rot\n4.8.2030;15:30;Grau;Gelb',
  { teams: 'code;name;group\nROT;Rot;A\nBLA;Blau;A\nGEL;Gelb;B\nGRA;Grau;B' },
);
