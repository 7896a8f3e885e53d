import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';
import type { Stack } from '../local/stack.ts';
import { formatSpread, measureRate, spreadOf, type Rate } from './measure.ts';
import { logInPlayers, NOW, openBench, PASSWORD, startProduct, tippSave } from './own-bench.ts';
import { measureStatusPolls } from './status-polls.ts';
import { report, type Row } from './report.ts';
import { openAnonymous } from '../local/visitor.ts';

// npm run bench -- players: logins and registrations at a constant rate during saves, and status polls.
const PLAYERS = 200;
const SAVERS = 16;
const POLLERS = 64;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8);
const LOGINS_PER_SECOND = 50;
const REGISTRATIONS_PER_SECOND = 20;
/** The saves of a quiet evening, which the logins may slow down. */
const STEADY_SAVES_PER_SECOND = 200;

const bench = await openBench();
await bench.run(async () => {
  const options = { now: NOW, players: PLAYERS, prefix: `bench${process.pid}` };
  const stack = await startProduct(bench, { ...options, env: { REGISTER_MAX_PER_HOUR: '100000' } });
  await report('players', await measure(stack));
});

/** Starts calls at a constant rate, without waiting for answers, and finally waits for all of them. */
async function pace(perSecond: number, call: (index: number) => Promise<boolean>): Promise<Rate> {
  const taken: number[] = [];
  let failed = 0;
  const one = async (index: number) => {
    const started = performance.now();
    if (await call(index).catch(() => false)) taken.push(performance.now() - started);
    else failed += 1;
  };
  const begun = performance.now();
  const all: Promise<void>[] = [];
  for (let index = 0; index < perSecond * SECONDS; index++) {
    const wait = begun + (index * 1_000) / perSecond - performance.now();
    if (wait > 0) await sleep(wait);
    all.push(one(index));
  }
  await Promise.all(all);
  const seconds = (performance.now() - begun) / 1_000;
  return { perSecond: taken.length / seconds, ...spreadOf(taken), failed };
}

async function measure(running: Stack): Promise<Row[]> {
  const { baseUrl } = running;
  const visitors = await logInPlayers(baseUrl, POLLERS);
  const savers = visitors.slice(0, SAVERS);
  const { path, method, body } = tippSave;
  const saves = () => measureRate({ url: baseUrl + path, visitors: savers, seconds: SECONDS, method, body });
  const anonymous = await openAnonymous(baseUrl);
  const post = async (path: string, headers: Record<string, string>, content: object): Promise<boolean> => {
    const answer = await request(baseUrl + path, { method: 'POST', headers, body: JSON.stringify(content) });
    await answer.body.dump();
    return answer.statusCode === 200;
  };
  const steadySaves = () =>
    pace(STEADY_SAVES_PER_SECOND, (index) => post(path, savers[index % SAVERS]!.headers, body(index)));
  const logins = () =>
    pace(LOGINS_PER_SECOND, (index) =>
      post('/api/auth/login', anonymous, {
        email: `spieler${100 + (index % 90)}@example.org`,
        password: PASSWORD,
      }),
    );
  let joined = 0;
  const registrations = () =>
    pace(REGISTRATIONS_PER_SECOND, () =>
      post('/api/auth/register', anonymous, {
        ...{ firstname: 'Ada', lastname: 'Neu', email: `neu${++joined}@example.org`, gender: 'f' },
        ...{ password: PASSWORD + 1, passwordRepeat: PASSWORD + 1, acceptTerms: true },
      }),
    );

  await saves();
  const quiet = await saves();
  const [, busy] = await Promise.all([logins(), saves()]);
  const [loggingIn] = await Promise.all([logins(), steadySaves()]);
  const [joining] = await Promise.all([registrations(), saves()]);

  const paced = (rate: Rate) =>
    `${rate.perSecond.toFixed(1)}/s, ${formatSpread(rate)}, ${rate.failed} failed`;
  return [
    { what: `logins, ${LOGINS_PER_SECOND} begun each second, beside ${STEADY_SAVES_PER_SECOND} saves begun each second`, value: paced(loggingIn) }, // prettier-ignore
    {
      what: `saves of ${SAVERS} without a pause, beside ${LOGINS_PER_SECOND} logins begun each second`,
      value: `${busy.perSecond.toFixed(0)}/s`,
      against: `${quiet.perSecond.toFixed(0)}/s alone`,
      ratio: `${(busy.perSecond / quiet.perSecond).toFixed(2)}×`,
    },
    { what: `registrations, ${REGISTRATIONS_PER_SECOND} begun each second, beside ${SAVERS} who save without a pause`, value: paced(joining) }, // prettier-ignore
    ...(await measureStatusPolls(running, visitors)),
  ];
}
