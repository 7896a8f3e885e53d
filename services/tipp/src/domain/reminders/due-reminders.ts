import { kickoffMs } from '../matches/locking.ts';
import type { Match, MatchTeams, Tournament } from '../tournament/tournament.ts';

/** Hours before kick-off at which players may be reminded (specification, chapter 9; 0 is never). */
const HOURS = [8, 12, 24];
const HOUR_MS = 3_600_000;

/** Players are reminded once, this many hours before matches that kick off at the same time. */
export type Reminding = {
  /** '2024-06-20T13:00:00.000Z/12/13': kick-off, hours, and the first of the matches. */
  id: string;
  kickoff: string;
  hours: number;
  matches: Match[];
};

/** A reminding that has begun keeps its matches. */
export type Begun = { id: string; matchIds: readonly number[]; isDone: boolean };

/**
 * The reminders due at an instant. Each stays due until its kick-off, so that an outage delays it but does not lose it.
 * Matches with unknown teams have none. If the teams become known after the reminding of others has begun, these
 * matches have their own.
 * @param begun remindings of later kick-offs
 */
export function dueRemindings(
  { matches }: Tournament,
  teams: ReadonlyMap<number, MatchTeams>,
  now: number,
  begun: readonly Begun[],
): Reminding[] {
  const isKnown = ({ id }: Match) => Boolean(teams.get(id)?.home && teams.get(id)?.away);
  const open = matches.filter((match) => kickoffMs(match) > now && isKnown(match));
  return [...new Set(open.map(kickoffMs))].flatMap((at) =>
    HOURS.filter((hours) => at - hours * HOUR_MS <= now).flatMap((hours) => {
      const kickoff = new Date(at).toISOString();
      const time = `${kickoff}/${hours}`;
      const together = open.filter((match) => kickoffMs(match) === at);
      const ofTime = begun.filter(({ id }) => id.startsWith(`${time}/`));
      const others = together.filter(({ id }) => !ofTime.some(({ matchIds }) => matchIds.includes(id)));
      return [
        ...ofTime
          .filter(({ isDone }) => !isDone)
          .map(({ id, matchIds }) => ({
            id,
            matches: together.filter((match) => matchIds.includes(match.id)),
          })),
        { id: `${time}/${others[0]?.id}`, matches: others },
      ].flatMap(({ id, matches }) => (matches.length ? { id, kickoff, hours, matches } : []));
    }),
  );
}
