import type { Logger } from 'pino';
import type { Graph } from './graph.ts';

type Tournament = {
  id: string;
  isWM: boolean;
  tournamentName: string;
  /** The end of the game's headline: 'zur Fußball-EM'. */
  occasion: string;
  exactPoints: number;
  jokerFactor: number;
  /** The kick-offs of all matches, ISO. */
  kickOffs: string[];
};

export type TournamentInfo = ReturnType<typeof createTournamentInfo>;

const RETRY_MS = 5_000;
const QUERY = '{ tournament { id name occasion isWM exactPoints jokerFactor } matches { date } }';

type Answer = {
  tournament: Omit<Tournament, 'tournamentName' | 'kickOffs'> & { name: string };
  matches: { date: string }[];
};

/**
 * Queries tipp for the tournament and its kick-offs until it has answered once. They never change at run time, because
 * only the tournament file sets a kick-off. They are missing until tipp has answered.
 */
export function createTournamentInfo(graph: Graph, log: Logger) {
  let known: Partial<Tournament> = {};
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  async function ask(): Promise<void> {
    const operation = { query: QUERY, isMutation: false };
    const call = { identity: null, requestId: 'tournament', clientIp: '', identify: async () => null };
    const { body } = await graph.run(operation, undefined, call);
    if (!body.data) throw new Error('tipp does not answer yet');
    const { tournament, matches } = body.data as Answer;
    const { id, name: tournamentName, occasion, isWM, exactPoints, jokerFactor } = tournament;
    const kickOffs = matches.map(({ date }) => date);
    known = { id, isWM, tournamentName, occasion, exactPoints, jokerFactor, kickOffs };
  }

  function tryAgain(): void {
    ask().catch((error: unknown) => {
      log.debug({ err: error }, 'the tournament is not known yet');
      if (!closed) timer = setTimeout(tryAgain, RETRY_MS);
    });
  }

  tryAgain();
  return {
    get: () => known,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
