import { kickoffMs } from '../matches/locking.ts';
import type { Match, MatchTeams, Tournament } from '../tournament/tournament.ts';

/** Hours before kick-off at which players may be reminded (specification, chapter 9; 0 is never). */
const HOURS = [8, 12, 24];
const HOUR_MS = 3_600_000;

/** Players are reminded once, this many hours before matches that kick off at the same time. */
export type Reminding = {
  /** '2024-06-20T13:00:00.000Z/12' */
  id: string;
  kickoff: string;
  hours: number;
  matches: Match[];
};

/**
 * The reminders due at an instant. Each stays due until its kick-off, so that an outage delays it but does not lose it.
 * Matches with unknown teams have none.
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
