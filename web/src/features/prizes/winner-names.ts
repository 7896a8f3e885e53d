import { escapeHtml } from '../../lib/text/html.ts';
import { texts } from './texts.ts';

interface Match {
  id: number;
  team1: { teamKZ: string; name: string };
  team2: { teamKZ: string; name: string };
}

const teamsOf = ({ team1, team2 }: Match): string =>
  [team1, team2].map(({ teamKZ, name }) => teamKZ || name).join(' – ');

/** 'GER – SCO', 'GER – SCO bis ESP – CRO' */
export const matchesText = ({ fromMatch, toMatch }: { fromMatch: Match; toMatch: Match }): string =>
  fromMatch.id === toMatch.id ? teamsOf(fromMatch) : texts.matches(teamsOf(fromMatch), teamsOf(toMatch));

const listFormat = new Intl.ListFormat('de', { type: 'conjunction' });

/** 'Anna Adler, Bert Bauer und Cem Can'; who has left has no name. */
export const namesOf = (winners: readonly { user?: { fullname: string } | null }[]): string =>
  listFormat.format(winners.flatMap(({ user }) => user?.fullname ?? []));

const PLACE = '[Name]';
/** Specification, chapter 9. */
const MOST = 50;

/** A suggested text, which is HTML, with the names in place of '[Name]', fifty times at most. */
export const fillNames = (html: string, names: string): string => {
  const escaped = escapeHtml(names);
  const parts = html.split(PLACE);
  return parts
    .slice(1)
    .reduce((text, part, index) => text + (index < MOST ? escaped : PLACE) + part, parts[0] ?? '');
};
