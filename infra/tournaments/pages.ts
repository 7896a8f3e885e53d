import type { Match, Page } from '@tippspiel/tipp/domain/tournament/tournament';

/** Pages of the group phase with `size` matches each, and one page of all knock-out matches if there are any. */
export function toPages(matches: Match[], size: number): Page[] {
  const inGroups = matches.filter((match) => match.stage === 'group').map((match) => match.id);
  const finals = matches.filter((match) => match.stage !== 'group').map((match) => match.id);
  const pages: Page[] = [];
  for (let start = 0; start < inGroups.length; start += size || inGroups.length) {
    const matchIds = inGroups.slice(start, start + (size || inGroups.length));
    pages.push({ number: pages.length + 1, title: `${matchIds[0]}-${matchIds.at(-1)}`, matchIds });
  }
  if (finals.length === 0) return pages;
  return [...pages, { number: pages.length + 1, title: 'Finalspiele', matchIds: finals }];
}
