// node infra/bench/million-jobs.ts: what one process does alone, with a million players.
import { randomBytes } from 'node:crypto';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createLogger } from '@tippspiel/shared/log/logger';
import { connectMongo } from '@tippspiel/shared/mongo/connect';
import { rescore, scoreMatches, type ScoredMatch } from '@tippspiel/tipp/domain/score-column';
import { emptyColumn, writeTipp } from '@tippspiel/tipp/domain/column';
import { rank } from '@tippspiel/tipp/domain/ranking';
import { backingForTests } from '../local/testing.ts';
import { median } from './measure.ts';
import type { FreezeReport } from './million-freezer.ts';
import { fillSlips, openTippService } from './million-slips.ts';
import { formatTable, ms, type Row } from './table.ts';

const PLAYERS = Number(process.env['BENCH_PLAYERS'] ?? 1_000_000);
/** A database that is there is used and kept; filling one takes minutes. */
const KEPT = process.env['BENCH_DATABASE'];
const MATCHES = 51;
const CALLERS = 32;
const freezer = new URL('million-freezer.ts', import.meta.url).pathname;

const database = KEPT ?? `bench_${randomBytes(5).toString('hex')}`;
const { service } = await openTippService(database);
const { mongodbUrl: url } = await backingForTests();
const mongo = await connectMongo({ url, database, log: createLogger('bench', 'error') });
try {
  console.log(`${PLAYERS} slips in ${database} …`);
  await fillSlips(service, PLAYERS);
  const rows: Row[] = [...(await measureFreezing()), ...measureRecompute()];
  console.log(`\n${formatTable(rows)}`);
} finally {
  if (!KEPT) await mongo.dropDatabase();
  await mongo.close();
  await service.close();
}
process.exit(0);

async function measureFreezing(): Promise<Row[]> {
  const alone = await freezeOnce();
  await savesFor(5_000);
  const rounds: { saves: number; against: number; ms: number }[] = [];
  for (let round = 0; round < 3; round++) {
    const before = await savesFor(5_000);
    let frozen = false;
    const meanwhile: number[] = [];
    const freezing = freezeOnce().finally(() => (frozen = true));
    await sleepUntilReady(freezing);
    while (!frozen) meanwhile.push(await savesFor(1_000));
    const after = await savesFor(5_000);
    const saves = meanwhile.slice(0, -1);
    const mean = saves.reduce((sum, rate) => sum + rate, 0) / saves.length;
    rounds.push({ saves: mean, against: (before + after) / 2, ms: (await freezing).ms });
  }
  const ratio = median(rounds.map(({ saves, against }) => saves / against));
  const megabytes = (alone.peak - alone.settled - alone.columnBytes) / 1e6;
  return [
    { what: `freeze one match, ${PLAYERS} slips, nobody saves`, value: ms(alone.ms) },
    {
      what: `memory of that beside the column of ${(alone.columnBytes / 1e6).toFixed(0)} MB`,
      value: `${megabytes.toFixed(0)} MB`,
    },
    {
      what: `freeze one match, ${PLAYERS} slips, ${CALLERS} players save without a pause`,
      value: ms(median(rounds.map((round) => round.ms))),
    },
    {
      what: 'saves meanwhile',
      value: `${median(rounds.map(({ saves }) => saves)).toFixed(0)}/s`,
      against: `before and after ${median(rounds.map(({ against }) => against)).toFixed(0)}/s`,
      ratio: `${ratio.toFixed(2)}×`,
    },
  ];
}

/** Freezes the first match in a process of its own, after taking away what an earlier one made. */
async function freezeOnce(): Promise<FreezeReport> {
  await mongo.collection('columns').deleteMany({});
  await mongo.collection('blobs').deleteMany({});
  const child = fork(freezer, [database], { execArgv: ['--expose-gc'] });
  await once(child, 'message');
  const [report] = (await once(child, 'message')) as [FreezeReport];
  await once(child, 'exit');
  return report;
}

/** The process has to boot first, which is not freezing. */
async function sleepUntilReady(freezing: Promise<unknown>): Promise<void> {
  let over = false;
  void freezing.then(() => (over = true));
  while (!over && !(await mongo.collection('columns').countDocuments({}))) await savesFor(50);
}

/** Saves per second of many players who each save again as soon as they are answered. */
async function savesFor(milliseconds: number): Promise<number> {
  const { writer } = service.stores;
  const end = performance.now() + milliseconds;
  let count = 0;
  const play = async (caller: number) => {
    while (performance.now() < end) {
      const userId = 1 + ((caller * 31_337 + count * 7_919) % PLAYERS);
      await writer.save({ userId, matchId: 2 + (count % 40), goals1: count % 5, goals2: 1, maxJokers: 6 });
      count++;
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, (_none, caller) => play(caller)));
  return (count / milliseconds) * 1000;
}

function measureRecompute(): Row[] {
  const matches = Array.from({ length: MATCHES }, (_none, match) => scoredMatch(match));
  const corrected = { ...(matches[7] as ScoredMatch) };
  corrected.scoring = { ...corrected.scoring, result: { goals1: 4, goals2: 4 } };
  const taken = Array.from({ length: 7 }, () => {
    const started = performance.now();
    const totals = scoreMatches(PLAYERS, matches);
    const scored = performance.now() - started;
    rank(totals);
    return { scored, ranked: performance.now() - started };
  });
  const before = scoreMatches(PLAYERS, matches);
  const byDifference = Array.from({ length: 7 }, () => {
    const started = performance.now();
    rescore(before, PLAYERS, [matches[7] as ScoredMatch], [corrected]);
    return performance.now() - started;
  });
  return [
    {
      what: `full recompute ${PLAYERS} × ${MATCHES}, columns in memory`,
      value: `first ${ms(taken[0]?.scored ?? 0)}, median ${ms(median(taken.map(({ scored }) => scored)))}`,
    },
    { what: 'one corrected result, by difference', value: ms(median(byDifference)) },
    { what: 'full recompute with ranks', value: ms(median(taken.map(({ ranked }) => ranked))) },
  ];
}

function scoredMatch(match: number): ScoredMatch {
  const column = emptyColumn(PLAYERS);
  for (let player = 0; player < PLAYERS; player++) {
    const isJoker = match % 9 === player % 9;
    const goals = { goals1: (player * (match + 3)) % 5, goals2: (player + match) % 4 };
    writeTipp(column, player, { ...goals, isJoker, isRandom: false, isPresent: true });
  }
  const scoring = { exact: 5, difference: 3, trend: 2, patriotBonus: 1, jokerFactor: 2 };
  const result = { goals1: match % 4, goals2: match % 3 };
  return { column, scoring: { result, isPatriot: match % 9 === 0, scoring: scoring as never } };
}
