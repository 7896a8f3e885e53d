import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../local/places.ts';
import { measureOneByOne, percentile } from './measure.ts';
import { ms, type Row } from './report.ts';
import type { Visitor } from '../local/visitor.ts';

const SAVES = 1_000;
const PAGES = 500;
const RESULTS = 15;
/** Matches that are open at the bench's instant. */
const OPEN_MATCHES = [16, 17, 18, 19, 20, 21];
/** A match that is over at the bench's instant. */
const PLAYED_MATCH = 12;

/** Measures sequential requests of one player. */
export async function measureLatency(baseUrl: string, player: Visitor, players: number): Promise<Row[]> {
  const save = await measureOneByOne(SAVES, (index) =>
    player.post('/api/tipps', {
      matchId: OPEN_MATCHES[index % OPEN_MATCHES.length],
      value: index % 16,
      isTeam1: true,
    }),
  );
  const pages = Math.ceil(players / 10);
  const pageNumber = (index: number) => 1 + ((index * 7) % pages);
  const query = await operation('ranking.graphql', 'ranking-row.graphql');
  const ranking = await measureOneByOne(PAGES, (index) =>
    player.graphql(query, {
      page: { pageNumber: pageNumber(index), pageSize: 10 },
      pageSize: 10,
      onlyFavorites: false,
      onlyLocked: false,
    }),
  );
  const overRest = await measureOneByOne(PAGES, (index) =>
    player.get(`/api/ranking?pageSize=10&pageNumber=${pageNumber(index)}`),
  );
  const row = (what: string, { p50, p95 }: { p50: number; p95: number }): Row => ({
    what,
    value: `p50 ${ms(p50)}, p95 ${ms(p95)}`,
  });
  return [
    row(`tip save over ${new URL('/api/tipps', baseUrl).pathname}, one at a time, ${players} players`, save),
    row(`ranking page as the web app loads it, one at a time, ${players} players`, ranking),
    row(`ranking page over /api/ranking (whole profiles), one at a time, ${players} players`, overRest),
  ];
}

/** The query of the web app's ranking. */
async function operation(...files: string[]): Promise<string> {
  const folder = join(repositoryRoot, 'web/src/features/ranking');
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.join('\n');
}

/** Measures the time from saving a result to a ranking page with new points. */
export async function measureEvaluation(admin: Visitor, player: Visitor, players: number): Promise<Row[]> {
  const taken: number[] = [];
  for (let round = 0; round < RESULTS; round++) {
    const before = await topPoints(player);
    const started = performance.now();
    await admin.post(`/api/match/admin/${PLAYED_MATCH}`, {
      isRunning: false,
      goalsTeam1: round % 4,
      goalsTeam2: (round + 1) % 3,
    });
    await admin.get('/api/match/admin/auswertung');
    const after = await topPoints(player);
    taken.push(performance.now() - started);
    if (after === before) throw new Error('the ranking did not change');
  }
  const value = `p50 ${ms(percentile(taken, 0.5))}, max ${ms(Math.max(...taken))}`;
  return [{ what: `result entered → ranks of ${players} players visible`, value }];
}

async function topPoints(player: Visitor): Promise<string> {
  const { data } = (await player.get('/api/ranking?pageSize=100')) as {
    data: { id: number; points: number }[];
  };
  return JSON.stringify(data.map(({ id, points }) => [id, points]));
}
