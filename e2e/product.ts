import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { freePorts } from '../infra/local/ports.ts';
import { startStack, type Stack } from '../infra/local/stack.ts';
import { makeTempFolder } from '../infra/local/temp-folder.ts';
import { openCatcher } from '../infra/local/testing-mail.ts';
import { startProvider, type Person } from '../infra/local/testing-provider.ts';
import { logsFolder } from './products/logs-folder.ts';
import { putSeededData } from './products/seeded-data.ts';

export const PASSWORD = 'tippspiel';

export type ProductOptions = {
  /** In ms since 1970: the time of its data, and of its clock at the start. */
  instant: number;
  players: number;
  /** Per service. */
  processes: number;
  /** Starts a mail catcher. */
  mails?: boolean;
  /** Starts a login provider, which redirects to 'localhost'. */
  provides?: boolean;
  /** Added to the environment of all processes. */
  env?: Record<string, string>;
  /** EM 2024 by default. */
  tournament?: string;
};

export type Product = {
  baseUrl: string;
  /** The mail catcher's page, if there is one. */
  mailPageUrl?: string;
  /** The offset of its clock from the machine's. */
  offset(): number;
  /** Sets the person whom the provider logs in; null for nobody. */
  setPerson(person: Person | null): void;
  /** Stops everything and restarts it with the same data and address, with its clock at another time. */
  moveTo(instant: number): Promise<void>;
  /**
   * Kills one process of each service at once (kill -9); `which` selects it from the pair. Resolves when they are gone;
   * the supervisor restarts them.
   */
  killOneOfEach(which: number): Promise<void>;
  /** Resolves when every process is ready, including restarted ones. */
  allReady(): Promise<void>;
  /** The environment of a service. */
  env(service: Parameters<Stack['env']>[0]): Record<string, string | undefined>;
  close(): Promise<void>;
};

/** The whole product with its own small demo. */
export async function openProduct(options: ProductOptions): Promise<Product> {
  const { instant, players, processes, mails, provides, tournament } = options;
  const folder = await makeTempFolder();
  const catcher = mails ? await openCatcher() : undefined;
  const provider = provides ? await startProvider('http://localhost/anmelden/zurueck') : undefined;
  const place = await putSeededData({ instant, players, tournament, password: PASSWORD }, folder.path);
  const [port] = (await freePorts(1)) as [number];
  let offset = 0;

  function start(from: number): Promise<Stack> {
    offset = from - Date.now();
    return startStack({
      ...place,
      dataDir: folder.path,
      port,
      processes,
      tournament,
      env: {
        TIPPSPIEL_CLOCK_OFFSET_MS: String(offset),
        LOG_LEVEL: 'warn',
        ...(catcher && { SMTP_URL: catcher.smtpUrl }),
        ...provider?.env,
        ...options.env,
      },
      log: (line) => console.log(port, line),
    });
  }

  let stack = await start(instant);
  return {
    baseUrl: stack.baseUrl,
    mailPageUrl: catcher?.pageUrl,
    offset: () => offset,
    setPerson(person) {
      if (!provider) throw new Error('this product has no provider');
      provider.state.current = person;
    },
    async moveTo(next) {
      await stack.stop();
      stack = await start(next);
      const time = await timeOf(stack);
      if (Date.parse(time) < next) throw new Error(`the clock was moved to ${next}, but shows ${time}`);
    },
    async killOneOfEach(which) {
      await Promise.all(stack.processes.names.map((name) => stack.processes.kill(name, 'SIGKILL', which)));
    },
    async allReady() {
      const which = Array.from({ length: processes }, (_none, index) => index);
      const each = stack.processes.names.flatMap((name) => which.map((index) => [name, index] as const));
      await Promise.all(each.map(([name, index]) => stack.processes.ready(name, index)));
    },
    env: (service) => stack.env(service),
    async close() {
      await stack.stop();
      await Promise.all([catcher?.stop(), provider?.stop()]);
      await cp(join(folder.path, 'logs'), join(logsFolder, String(port)), { recursive: true }).finally(() =>
        folder.remove(),
      );
    },
  };
}

/** The time of tipp, which accepts and refuses tipps by it. */
async function timeOf({ baseUrl }: Stack): Promise<string> {
  const answer = await fetch(`${baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ tournament { serverTime } }' }),
  });
  return ((await answer.json()) as { data: { tournament: { serverTime: string } } }).data.tournament
    .serverTime;
}
