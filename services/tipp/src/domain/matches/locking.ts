import type { Match, Page, Tournament } from '../tournament/tournament.ts';

/** @returns kick-off in milliseconds since 1970. */
export function kickoffMs(match: Match): number {
  return Date.parse(match.kickoff);
}

/** By kick-off. Ids keep the order of the first plan: a postponed match stays what its tipps were saved for. */
export const byKickoff = (matches: readonly Match[]): Match[] =>
  matches.toSorted((a, b) => kickoffMs(a) - kickoffMs(b) || a.id - b.id);

/** The matches of a page or prize, by kick-off. */
export const matchesOf = ({ matches }: Tournament, { matchIds }: { matchIds: readonly number[] }): Match[] =>
  byKickoff(matches.filter(({ id }) => matchIds.includes(id)));

/** The match that kicks off first. */
export function firstMatch({ matches }: Tournament): Match {
  const [first] = byKickoff(matches);
  if (!first) throw new Error('a tournament has matches');
  return first;
}

/** A match locks at its kick-off: from that instant on no tipp is accepted (rules of the game, time). `now` in ms. */
export function isLocked(match: Match, now: number): boolean {
  return now >= kickoffMs(match);
}

const firstKickoffs = new WeakMap<Tournament, number>();

/** @returns the first kick-off of the tournament in ms; until then the overall places can be tipped. */
export function firstKickoff(tournament: Tournament): number {
  const known = firstKickoffs.get(tournament);
  if (known !== undefined) return known;
  const first = Math.min(...tournament.matches.map(kickoffMs));
  firstKickoffs.set(tournament, first);
  return first;
}

/** Moves the kick-off of a match. */
export function lockAt(tournament: Tournament, match: Match, at: Date): void {
  match.kickoff = at.toISOString();
  firstKickoffs.delete(tournament);
}

/** @returns the first kick-off of a group in ms; until then its winner and its last can be tipped. */
export function firstKickoffOfGroup(tournament: Tournament, letter: string): number {
  return Math.min(...tournament.matches.filter(({ group }) => group === letter).map(kickoffMs));
}

export function firstMatchIsLocked(tournament: Tournament, now: number): boolean {
  return now >= firstKickoff(tournament);
}

/** The default page: the first with an unlocked match, else the last (rules of the game, duels). */
export function currentPage(tournament: Tournament, now: number): Page {
  const locked = new Set(tournament.matches.filter((match) => isLocked(match, now)).map((match) => match.id));
  const open = tournament.pages.find((page) => page.matchIds.some((id) => !locked.has(id)));
  const page = open ?? tournament.pages.at(-1);
  if (!page) throw new Error('A tournament has at least one page');
  return page;
}
