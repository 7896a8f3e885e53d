import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../local/places.ts';
import { p50AndMax, rowOneByOne } from './measure.ts';
import { tippSave } from './own-bench.ts';
import type { Row } from './report.ts';
import type { Visitor } from '../local/visitor.ts';

const SAVES = 1_000;
const PAGES = 500;
const RESULTS = 15;
/** A match that is over at the bench's instant. */
const PLAYED_MATCH = 12;

/** Measures sequential requests of one player. */
export async function measureLatency(player: Visitor, players: number): Promise<Row[]> {
  const pages = Math.ceil(players / 10);
  const pageNumber = (index: number) => 1 + ((index * 7) % pages);
  const query = await operation('ranking.graphql', 'ranking-row.graphql');
  const row = (what: string, times: number, call: (index: number) => Promise<unknown>) =>
    rowOneByOne(`${what}, one at a time, ${players} players`, times, call);
  return [
    await row(`tip save over ${tippSave.path}`, SAVES, (index) =>
      player.post(tippSave.path, tippSave.body(index)),
    ),
    await row('ranking page as the web app loads it', PAGES, (index) =>
      player.graphql(query, {
        page: { pageNumber: pageNumber(index), pageSize: 10 },
        ...{ pageSize: 10, onlyFavorites: false, onlyLocked: false },
      }),
    ),
    await row('ranking page over /api/ranking (whole profiles)', PAGES, (index) =>
      player.get(`/api/ranking?pageSize=10&pageNumber=${pageNumber(index)}`),
    ),
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
  return [{ what: `result entered → ranks of ${players} players visible`, value: p50AndMax(taken) }];
}

async function topPoints(player: Visitor): Promise<string> {
  const { data } = (await player.get('/api/ranking?pageSize=100')) as {
    data: { id: number; points: number }[];
  };
  return JSON.stringify(data.map(({ id, points }) => [id, points]));
}
