import { escapeHtml } from '../../lib/text/html.ts';
import type { MatchRangeFragment } from './prizes.generated.ts';
import { texts } from './texts.ts';

type Matches = Pick<MatchRangeFragment, 'fromMatch' | 'toMatch'>;
type Match = Matches['fromMatch'];

const isPaired = ({ team1, team2 }: Match): boolean => team1.teamKZ !== '' && team2.teamKZ !== '';

/** A match's name: its teams, or its round while they are open. */
const nameOf = (match: Match): string =>
  isPaired(match) ? `${match.team1.teamKZ} – ${match.team2.teamKZ}` : match.roundName;

/** 'GER – SCO', 'GER – SCO bis ESP – CRO', 'GER – SCO bis zum Finale' */
export const matchesText = ({ fromMatch, toMatch }: Matches): string => {
  const [from, to] = [nameOf(fromMatch), nameOf(toMatch)];
  if (from === to) return from;
  return isPaired(toMatch) ? texts.matches(from, to) : texts.matchesTo(from, to);
};

const listFormat = new Intl.ListFormat('de', { type: 'conjunction' });

/** 'Anna Adler, Bert Bauer und Cem Can', without players who have left. */
export const namesOf = (winners: readonly { user?: { fullname: string } | null }[]): string =>
  listFormat.format(winners.flatMap(({ user }) => user?.fullname ?? []));

/** The winners who may still win. Nobody else is announced. */
export const mayWin = <Winner extends { outReason: string }>(winners: readonly Winner[]): Winner[] =>
  winners.filter(({ outReason }) => !outReason);

/** Stands for the names in suggested texts. */
export const PLACE = '[Name]';
/** Specification, chapter 9. */
const MOST = 50;

/** Replaces '[Name]' in a suggested HTML text by the names, fifty times at most. */
export const fillNames = (html: string, names: string): string => {
  const escaped = escapeHtml(names);
  const parts = html.split(PLACE);
  return parts
    .slice(1)
    .reduce((text, part, index) => text + (index < MOST ? escaped : PLACE) + part, parts[0] ?? '');
};
