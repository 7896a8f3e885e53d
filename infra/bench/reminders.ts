import { setTimeout as sleep } from 'node:timers/promises';
import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { connectMongo } from '@tippspiel/shared/platform/mongo/connect';
import type { Stack } from '../local/stack.ts';
import { busyCores, cpuMeter, formatCores } from './cpu.ts';
import { measureRate, type Rate } from './measure.ts';
import { logInPlayers, NOW, openBench, startProduct, tippSave } from './own-bench.ts';
import { startSmtpSink } from './smtp-sink.ts';
import { report, ms, type Row } from './report.ts';

// npm run bench -- reminders: sends reminders to many players while others save.
const PLAYERS = Number(process.env['BENCH_PLAYERS'] ?? 30_000);
const VISITORS = 16;
const FIRST = 1_000_000;
/** The reminder for match 15, which kicks off three and a half hours later. */
const REMINDING = '2024-06-19T19:00:00.000Z/12/15';
const SLICE_SECONDS = 5;
const CHUNK = 5_000;

const bench = await openBench();
const sink = await startSmtpSink();
bench.atEnd(() => sink.stop());
await bench.run(async () => {
  const options = { now: NOW, players: 200, prefix: `bench${process.pid}` };
  const stack = await startProduct(bench, { ...options, env: { SMTP_URL: sink.url } });
  await report('reminders', await measure(stack));
});

async function open(running: Stack, service: 'user' | 'tipp') {
  const env = running.env(service);
  return connectMongo({
    ...{ url: String(env['MONGODB_URL']), database: String(env['MONGODB_DATABASE']) },
    ...{ log: createLogger('bench', 'silent'), poolSize: 2 },
  });
}

async function measure(running: Stack): Promise<Row[]> {
  const visitors = await logInPlayers(running.baseUrl, VISITORS);
  const [user, tipp] = [await open(running, 'user'), await open(running, 'tipp')];
  const before = sink.count();
  for (let from = FIRST; from < FIRST + PLAYERS; from += CHUNK) {
    const ids = Array.from({ length: Math.min(CHUNK, FIRST + PLAYERS - from) }, (_none, at) => from + at);
    await user.collection('accounts').insertMany(ids.map(account) as never);
    await tipp.collection('slips').insertMany(ids.map(slip) as never);
    await tipp
      .collection('reminders')
      .insertMany(ids.map((_id) => ({ _id, version: 1, hours: 12, goalAlert: 'OFF' })) as never);
  }
  const saves = () =>
    measureRate({ ...tippSave, url: running.baseUrl + tippSave.path, visitors, seconds: SLICE_SECONDS });
  await saves();
  const quiet = [await saves(), await saves()];
  const cpu = await cpuMeter(running, ['user', 'tipp', 'gateway']);
  const cpuBefore = await cpu();
  const started = performance.now();
  await tipp.collection('remindings').deleteOne({ _id: REMINDING as never });
  const busy: Rate[] = [];
  let isOver = false;
  const sent = { taken: 0, all: 0 };
  const wanted = { kind: 'reminder', _id: { $regex: `/${REMINDING}$` } };
  const watching = (async () => {
    while (!sent.all && !isOver) {
      if (!sent.taken && (await user.collection('mails').countDocuments(wanted as never)) >= PLAYERS)
        sent.taken = performance.now() - started;
      if (sink.count() - before >= PLAYERS) sent.all = performance.now() - started;
      await sleep(500);
    }
  })();
  while (!sent.all && performance.now() - started < 150_000) busy.push(await saves());
  const seconds = (performance.now() - started) / 1000;
  const cpuAfter = await cpu();
  isOver = true;
  await watching;
  await user.close();
  await tipp.close();
  const rate = (rates: Rate[]) => rates.reduce((sum, { perSecond }) => sum + perSecond, 0) / rates.length;
  const failed = [...quiet, ...busy].reduce((sum, each) => sum + each.failed, 0);
  return [
    { what: `${PLAYERS} players reminded: every mail is kept`, value: ms(sent.taken) },
    {
      what: 'every mail is sent',
      value: sent.all ? ms(sent.all) : `${sink.count() - before} in ${ms(performance.now() - started)}`,
    },
    {
      what: 'cores that were kept busy meanwhile',
      value: formatCores(busyCores(cpuBefore, cpuAfter, seconds)),
    },
    {
      what: 'mails sent',
      value: `${((sink.count() - before) / (sent.all ? sent.all / 1000 : seconds)).toFixed(0)}/s`,
    },
    {
      what: `tip saves meanwhile, ${VISITORS} at a time (${failed} failed)`,
      value: `${rate(busy).toFixed(0)}/s`,
      against: `${rate(quiet).toFixed(0)}/s`,
      ratio: (rate(busy) / rate(quiet)).toFixed(2),
    },
  ];
}

function account(_id: number) {
  return {
    ...{ _id, version: 1, email: `r${_id}@example.org`, passwordHash: 'x', gender: 'f' },
    ...{ firstname: 'Ada', lastname: `Nr. ${_id}`, reminder: 12, recommendGuid: `g${_id}` },
    ...{ isLocked: false, isConfirmed: true, dateActivated: new Date(NOW), outbox: [] },
  };
}
function slip(_id: number) {
  return { _id, tipps: {}, jokerCount: 0, saves: [] };
}
