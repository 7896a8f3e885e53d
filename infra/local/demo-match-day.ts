import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import type { Log } from './log.ts';
import { MATCH_MS } from './tournaments.ts';
import { CallFailed, logIn, type Visitor } from './visitor.ts';

type Phase = 'none' | 'half_time' | 'extra_time' | 'shoot_out';

/** A match in the response of `GET /api/match/admin`. */
export type DemoMatch = {
  id: number;
  /** Kick-off. */
  date: string;
  /** '-' in the knock-out rounds. */
  group: string;
  team1: { teamKZ: string };
  team2: { teamKZ: string };
  isRunning: boolean;
  phase: Phase;
  isPlayed: boolean;
  goalsTeam1: number | null;
  goalsTeam2: number | null;
  penaltiesTeam1: number | null;
  version: number;
};

/** The operator's next entry. */
export type Entry = {
  isRunning?: boolean;
  phase?: Phase;
  goalsTeam1?: number;
  goalsTeam2?: number;
  penaltiesTeam1?: number;
  penaltiesTeam2?: number;
};

const HALF_MS = 45 * 60_000;
const BREAK_MS = 15 * 60_000;
/** With this many goals nobody scores any more until one is disallowed. */
const MOST_GOALS = 6;
const SHARE_DISALLOWED = 0.1;
/** So that a match with the most goals goes on moving. */
const SHARE_DISALLOWED_WHEN_FULL = 0.5;

/**
 * The next step of a match: its kick-off, a goal or a disallowed one, half time, the final whistle, the shoot-out.
 * @param chance from 0 to 1, exclusive
 * @returns null if nothing is to be entered
 */
export function nextEntry(match: DemoMatch, now: number, chance: () => number): Entry | null {
  const since = now - Date.parse(match.date);
  const isOpen = since < 0 || !match.team1.teamKZ || !match.team2.teamKZ;
  if (isOpen) return null;
  if (match.isPlayed) {
    const isDrawn = match.goalsTeam1 === match.goalsTeam2;
    if (match.group !== '-' || !isDrawn || match.penaltiesTeam1 !== null) return null;
    return chance() < 0.5 ? penalties(5, 4) : penalties(3, 4);
  }
  const goals = [match.goalsTeam1 ?? 0, match.goalsTeam2 ?? 0] as [number, number];
  if (since >= MATCH_MS) {
    const isKnown = match.goalsTeam1 !== null;
    const result = isKnown ? goals : [Math.floor(chance() * 4), Math.floor(chance() * 3)];
    return { isRunning: false, goalsTeam1: result[0], goalsTeam2: result[1] };
  }
  if (!match.isRunning) return { isRunning: true, goalsTeam1: 0, goalsTeam2: 0 };
  const isAtHalfTime = match.phase === 'half_time';
  if (since >= HALF_MS && since < HALF_MS + BREAK_MS) return isAtHalfTime ? null : { phase: 'half_time' };
  const all = goals[0] + goals[1];
  const isFull = all >= MOST_GOALS;
  const isDisallowed = all > 0 && chance() < (isFull ? SHARE_DISALLOWED_WHEN_FULL : SHARE_DISALLOWED);
  if (isFull && !isDisallowed) return isAtHalfTime ? { phase: 'none' } : null;
  const isFirst = isDisallowed ? chance() < goals[0] / all : chance() < 0.5;
  goals[isFirst ? 0 : 1] += isDisallowed ? -1 : 1;
  return { goalsTeam1: goals[0], goalsTeam2: goals[1], ...(isAtHalfTime && { phase: 'none' }) };
}

const penalties = (penaltiesTeam1: number, penaltiesTeam2: number): Entry => ({
  penaltiesTeam1,
  penaltiesTeam2,
});

const FIRST_MS = 30_000;
const PAUSE_MS = 75_000;

type Options = { baseUrl: string; password: string; clock: Clock; log: Log };

/**
 * Runs one round after the other: enters what has happened since, and starts the evaluation when a match is over. A
 * match that somebody else edits is left to them from then on.
 */
export function matchDayRounds(clock: Clock): (operator: Pick<Visitor, 'get' | 'post'>) => Promise<void> {
  /** The version of this demo's last entry by match. */
  const versions = new Map<number, number>();
  /** True until the evaluation has started, which may take several rounds. */
  let isOver = false;

  return async (operator) => {
    const { data } = (await operator.get('/api/match/admin')) as { data: DemoMatch[] };
    for (const match of data) {
      const entry = nextEntry(match, clock.now().getTime(), Math.random);
      if (!entry || match.version !== (versions.get(match.id) ?? match.version)) continue;
      const body = { ...entry, version: match.version };
      const entered = (await operator.post(`/api/match/admin/${match.id}`, body)) as { data: DemoMatch };
      versions.set(match.id, entered.data.version);
      isOver ||= entered.data.isPlayed;
    }
    if (!isOver) return;
    await operator.get('/api/match/admin/auswertung');
    isOver = false;
  };
}

/** Temporary failures: the login has ended, somebody has just entered something, or the product is too busy. */
const PASSING = [401, 409, 429, 503];

/** The message about a failed round. A failure that no later round can fix is reported as a fault of the demo. */
export function roundFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const isPassing = error instanceof CallFailed && PASSING.includes(error.status);
  return isPassing
    ? `Demo: Der Spieltag geht gleich weiter (${message}).`
    : `FEHLER im Spieltag der Demo: ${message}`;
}

/**
 * Plays the demo's matches by its clock. While a match runs, somebody scores about every minute until it has the most
 * goals; finished matches are evaluated.
 */
export function playMatchDay({ baseUrl, password, clock, log }: Options): { stop(): Promise<void> } {
  const stopped = new AbortController();
  const playRound = matchDayRounds(clock);
  let operator: Visitor | undefined;

  async function goOn(): Promise<void> {
    operator ??= await logIn(baseUrl, 'admin@example.org', password);
    await playRound(operator);
  }

  async function run(): Promise<void> {
    for (let pause = FIRST_MS; !stopped.signal.aborted; pause = PAUSE_MS) {
      await sleep(pause, undefined, { signal: stopped.signal }).catch(() => undefined);
      if (stopped.signal.aborted) return;
      await goOn().catch((error: unknown) => {
        operator = undefined;
        log(roundFailure(error));
      });
    }
  }

  const running = run();
  return {
    async stop() {
      stopped.abort();
      await running;
    },
  };
}
