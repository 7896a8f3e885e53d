import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Answer } from '../../rest-compat/test/visitor.ts';
import { openWorldBefore, type Player, type World } from './world.ts';

/** Germany – Hungary, match 14 of EM 2024. */
const MATCH = 14;
const KICKOFF = Date.parse('2024-06-19T16:00:00Z');
const AFTER_MS = 6_000;

type Row = { tipps: unknown[]; nextGoals?: unknown[] };
type Konferenz = { live: { matches: unknown[]; own: Row; highlights: Row[] } };

let world: World;
let players: Player[];
/** The game's time. */
let now: () => number;

beforeAll(async () => {
  ({ world, players, now } = await openWorldBefore(KICKOFF, 6));
});
afterAll(() => world.stack.end(), 60_000);

const goalsOf = ({ body }: Answer) =>
  (body['data'] as { tipps: { match: { id: number }; goalsTeam1: number | null }[] }).tipps.find(
    ({ match }) => match.id === MATCH,
  )?.goalsTeam1;

test('a kick-off: acknowledged tipps count, later ones are refused, and nobody saw them before', async () => {
  const last = new Map<Player, number>();
  const refused: string[] = [];
  const acceptedLate: number[] = [];
  const seenEarly: unknown[] = [];
  let accepted = 0;
  const spy = world.cast.other;
  const early: unknown[] = [];
  let lastLookMs = Infinity;
  // Reads the statistics of all tipps over REST and GraphQL until the last moment.
  const watchStatistics = async () => {
    const nothing = { data: [], visible: false };
    const nobody = { data: [], totalCount: 0, visible: false };
    while (now() < KICKOFF) {
      const [statistic, tipps, hits, live, graph] = await Promise.all([
        spy.get(`/api/tipps/statistic/${MATCH}`),
        spy.get(`/api/ranking/tippstatistics?matchId=${MATCH}&tippValue=1:0`),
        spy.get(`/api/ranking/matchstatistics?matchId=${MATCH}&filterOption=0`),
        spy.get('/api/ranking/live?pageSize=100'),
        spy.graphql(
          `{ matchStatistic(matchId: ${MATCH}) { isVisible playerCount tippCount tipps { key } own { id } }
             ranking(provisional: true) { live { matches { id } own { tipps { id } } highlights { tipps { id } nextGoals { points } } } } }`,
        ),
      ]);
      const at = now();
      if (at >= KICKOFF) return;
      lastLookMs = KICKOFF - at;
      if (!isDeepStrictEqual(statistic.body, nothing)) early.push(statistic.body);
      for (const { body } of [tipps, hits]) {
        const { data, totalCount, visible } = body;
        if (!isDeepStrictEqual({ data, totalCount, visible }, nobody)) early.push(body);
      }
      const shown = (live.body['data'] as { tipps: unknown[] }[]).flatMap((row) => row.tipps);
      if (live.status !== 200 || shown.length || (live.body['matches'] as unknown[]).length)
        early.push(live.body);
      const { matchStatistic, ranking } = graph.body['data'] as Record<string, unknown> & {
        ranking: Konferenz;
      };
      const hidden = { isVisible: false, playerCount: 0, tippCount: 0, tipps: [], own: null };
      if (!isDeepStrictEqual(matchStatistic, hidden)) early.push(graph.body);
      const rows = [ranking.live.own, ...ranking.live.highlights];
      if (ranking.live.matches.length || rows.some((row) => row.tipps.length || row.nextGoals?.length))
        early.push(graph.body);
    }
  };
  await Promise.all([
    watchStatistics(),
    ...players.map(async (player) => {
      for (let turn = 0; now() < KICKOFF + AFTER_MS; turn++) {
        const goals = turn % 16;
        const sentAt = now();
        const tipp = { matchId: MATCH, value: `${goals}:0`, isTeam1: true, isTeam2: true };
        const answer = await player.post('/api/tipps', tipp);
        if (answer.status === 200) {
          last.set(player, goals);
          accepted++;
          if (sentAt >= KICKOFF) acceptedLate.push(sentAt - KICKOFF);
          const seen = goalsOf(await spy.get(`/api/tipps?userId=${player.id}&pageNumber=2`));
          if (now() < KICKOFF && typeof seen === 'number') seenEarly.push(seen);
        } else refused.push(`${answer.status} ${String(answer.body['errorMessage'])}`);
      }
    }),
  ]);
  expect(early).toEqual([]);
  expect(lastLookMs).toBeLessThan(3_000);
  expect(acceptedLate).toEqual([]);
  expect(seenEarly).toEqual([]);
  expect(accepted).toBeGreaterThan(20);
  expect(new Set(refused)).toEqual(
    new Set(['400 Das Spiel hat bereits begonnen. Dein Tipp kann nicht mehr geändert werden.']),
  );
  const [first, second] = players as [Player, Player];
  for (const player of players) {
    expect(goalsOf(await player.get('/api/tipps?userId=0&pageNumber=2'))).toBe(last.get(player));
  }
  // Other players also see the acknowledged tipps, as soon as the column is frozen.
  const frozenBy = Date.now() + 20_000;
  let seen: number | null | undefined;
  while (Date.now() < frozenBy && seen !== last.get(second)) {
    seen = goalsOf(await first.get(`/api/tipps?userId=${second.id}&pageNumber=2`));
  }
  expect(seen).toBe(last.get(second));
  const { body } = await first.get(`/api/tipps/statistic/${MATCH}`);
  expect(body['visible']).toBe(true);
  const counts = (body['data'] as { value: number }[]).map(({ value }) => value);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(players.length);
});
