import { setTimeout as sleep } from 'node:timers/promises';
import type { Player } from './player.ts';

/** The number of requests to an address and of failures, and the longest outage in ms. */
export type Seen = { asked: number; failed: number; longestGap: number; failures: string[] };
export type Watched = { page: Seen; call: Seen; save: Seen; lost: string[] };

const EVERY_MS = 100;
const TIMEOUT_MS = 5_000;
const GOALS = 16;

/**
 * Requests a page and a call ten times a second, and saves one tipp after the other, until it is stopped. At the end
 * every acknowledged save must be stored, unless a later save without a response has replaced it.
 */
export function watch(base: string, player: Player, matchIds: number[]): { stop(): Promise<Watched> } {
  let isOver = false;
  const page = seen();
  const call = seen();
  const save = seen();
  /** Match → scores that may be stored: the last acknowledged one, and those sent after it. */
  const possibleScores = new Map<number, string[]>();

  async function keepAsking(what: Seen, ask: () => Promise<string>): Promise<void> {
    let since: number | undefined;
    while (!isOver) {
      const started = performance.now();
      const failure = await ask().catch((error: Error) => String(error.cause ?? error));
      what.asked++;
      if (failure) {
        what.failed++;
        what.failures.push(failure);
        since ??= started;
      }
      // From the first failed request to the next successful one.
      if (since !== undefined)
        what.longestGap = Math.max(what.longestGap, Math.round(performance.now() - since));
      if (!failure) since = undefined;
      await sleep(EVERY_MS);
    }
  }
  const statusOf = async (path: string) => {
    const answer = await fetch(base + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await answer.arrayBuffer();
    return answer.status === 200 ? '' : String(answer.status);
  };
  let count = 0;
  const saveOne = async () => {
    const matchId = matchIds[count % matchIds.length] as number;
    const value = `${Math.floor(count / GOALS) % GOALS}:${count % GOALS}`;
    count++;
    possibleScores.set(matchId, [...(possibleScores.get(matchId) ?? []), value]);
    const { status, json } = await player.post('/api/tipps', {
      matchId,
      value,
      isTeam1: true,
      isTeam2: true,
    });
    if (status !== 200) return `${status} ${JSON.stringify(json)}`;
    possibleScores.set(matchId, [value]);
    return '';
  };
  const running = [
    keepAsking(page, () => statusOf('/')),
    keepAsking(call, async () => {
      const { status } = await player.get('/api/match/overview');
      return status === 200 ? '' : String(status);
    }),
    keepAsking(save, saveOne),
  ];
  return {
    async stop() {
      isOver = true;
      await Promise.all(running);
      return { page, call, save, lost: await missing(player, possibleScores) };
    },
  };
}

const seen = (): Seen => ({ asked: 0, failed: 0, longestGap: 0, failures: [] });

async function missing(player: Player, possibleScores: Map<number, string[]>): Promise<string[]> {
  const stands = await tippsOf(player);
  return [...possibleScores].flatMap(([matchId, values]) =>
    values.includes(stands.get(matchId) ?? '')
      ? []
      : [`${matchId}: ${stands.get(matchId)} instead of ${values.join(' or ')}`],
  );
}

/** Match → '2:1', from all pages. */
export async function tippsOf(player: Player): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  for (let pageNumber = 1; ; pageNumber++) {
    const { status, json } = await player.get(`/api/tipps?pageNumber=${pageNumber}`);
    if (status !== 200) return found;
    for (const { match, goalsTeam1, goalsTeam2 } of json.data.tipps)
      found.set(match.id, `${goalsTeam1}:${goalsTeam2}`);
  }
}
