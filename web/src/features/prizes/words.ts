import { escapeHtml } from '../../lib/escape-html.ts';
import { texts } from './texts.ts';

/** 'Spiel 7', 'Spiele 7 bis 9' */
export const matchesText = ({
  fromMatchId,
  toMatchId,
}: {
  fromMatchId: number;
  toMatchId: number;
}): string => (fromMatchId === toMatchId ? texts.match(fromMatchId) : texts.matches(fromMatchId, toMatchId));

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
