import { kickoffMs } from '../matches/locking.ts';
import type { Match, MatchTeams, Tournament } from '../tournament/tournament.ts';

/** Hours before kick-off at which players may be reminded (specification, chapter 9; 0 is never). */
const HOURS = [8, 12, 24];
const HOUR_MS = 3_600_000;

/** One time at which players are reminded: so many hours before matches that kick off together. */
export type Reminding = {
  /** '2024-06-20T13:00:00.000Z/12' */
  id: string;
  kickoff: string;
  hours: number;
  matches: Match[];
};

/**
 * The reminders that are due at an instant: from so many hours before a kick-off until then, so that a pause of the service
 * makes them late rather than never. A match whose teams are not known has none.
 */
export function dueRemindings(
  { matches }: Tournament,
  teams: ReadonlyMap<number, MatchTeams>,
  now: number,
): Reminding[] {
  const isKnown = ({ id }: Match) => Boolean(teams.get(id)?.home && teams.get(id)?.away);
  const open = matches.filter((match) => kickoffMs(match) > now && isKnown(match));
  return [...new Set(open.map(kickoffMs))].flatMap((at) =>
    HOURS.filter((hours) => at - hours * HOUR_MS <= now).map((hours) => {
      const kickoff = new Date(at).toISOString();
      const together = open.filter((match) => kickoffMs(match) === at);
      return { id: `${kickoff}/${hours}`, kickoff, hours, matches: together };
    }),
  );
}
