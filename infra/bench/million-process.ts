import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { IDENTITY_HEADER, signIdentity } from '@tippspiel/shared/contracts/auth/identity';
import { request } from 'undici';
import { freePort } from '../local/ports.ts';
import { repositoryRoot } from '../local/places.ts';
import { startChildProcess } from '../local/process/child-process.ts';
import { leanMalloc, smallHeap } from '../local/stack-env.ts';
import { proportionalBytes } from './memory.ts';

const probe = join(import.meta.dirname, 'loop-probe.ts');

export type ServiceProcess = Awaited<ReturnType<typeof startProcess>>;

type Options = { env: Record<string, string>; logDir: string; name: string };

/** A process of one service, queried as by the gateway. */
export async function startProcess(service: 'tipp' | 'feed' | 'media', { env, logDir, name }: Options) {
  const [port, probePort] = [await freePort(), await freePort()];
  const main = join(repositoryRoot, `services/${service}/src/main.ts`);
  const started = performance.now();
  const running = await startChildProcess({
    command: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', '--import', probe, main],
    cwd: repositoryRoot,
    env: {
      ...process.env,
      ...env,
      PORT: String(port),
      BENCH_PROBE_PORT: String(probePort),
      ...leanMalloc,
      NODE_OPTIONS: smallHeap,
    },
    logFile: join(logDir, `${name}.log`),
  });
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    request(`${url}/readyz`).then(
      async ({ statusCode, body }) => (await body.dump(), statusCode === 200),
      () => false,
    );
  while (!(await isReady())) {
    if (performance.now() - started > 300_000) throw new Error(`${name} does not get ready`);
    await sleep(25);
  }
  const bootMs = performance.now() - started;
  // tipp's benchmarks enter results. Nearly all readers of the feed are players.
  const identity = { isAdmin: service === 'tipp', isLocked: false, sessionId: 'bench' };
  const headers = async (userId: number) => ({
    'content-type': 'application/json',
    [IDENTITY_HEADER]: await signIdentity(env['IDENTITY_SECRET'] as string, { ...identity, userId }),
  });
  let signed = await headers(1);
  const renewing = setInterval(() => void headers(1).then((fresh) => (signed = fresh)), 20_000);
  return {
    /** The time from its start until it is ready. */
    bootMs,
    url,
    /** @param userId the viewer, by default always the same */
    async ask(query: string, variables?: Record<string, unknown>, userId = 1) {
      const body = JSON.stringify({ query, variables });
      const own = userId === 1 ? signed : await headers(userId);
      const answer = await request(`${url}/graphql`, { method: 'POST', headers: own, body });
      const { data, errors } = (await answer.body.json()) as {
        data: Record<string, unknown>;
        errors?: unknown;
      };
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    },
    /** The proportional set size in bytes. */
    memory: () => proportionalBytes(running.pid),
    /** For how many milliseconds the event loop was held up at most since the last call. */
    loopDelay: async () => Number(await (await request(`http://127.0.0.1:${probePort}`)).body.text()),
    async stop() {
      clearInterval(renewing);
      return running.stop();
    },
  };
}
