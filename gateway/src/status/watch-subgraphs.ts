import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import { repeat } from '@tippspiel/shared/platform/clock/repeat';
import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import { Agent, request } from 'undici';
import { observe, type PartStates, type Subgraph } from './part-states.ts';

export type SubgraphWatch = ReturnType<typeof watchSubgraphs>;

type Options = {
  urls: Record<Subgraph, string>;
  clock: Clock;
  log: Logger;
  metrics: Registry;
  everyMs: number;
};

const TIMEOUT_MS = 2_000;

/** Reads /readyz of every subgraph every few seconds, for the status page and for alerts. */
export function watchSubgraphs({ urls, clock, log, metrics, everyMs }: Options) {
  const agent = new Agent({ connections: 1 });
  let states: PartStates = new Map();
  const gauge = new Gauge({
    name: 'gateway_subgraph_ready',
    help: '1 for a subgraph that says it is ready, 0 for one that does not or that does not answer',
    labelNames: ['subgraph'],
    registers: [metrics],
  });

  /** The subgraph's own list of missing dependencies; undefined without an answer. */
  async function missingOf(url: string): Promise<string[] | undefined> {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const { body } = await request(`${url}/readyz`, { dispatcher: agent, signal });
      return ((await body.json()) as { missing: string[] }).missing;
    } catch {
      return undefined;
    }
  }

  async function check(): Promise<void> {
    const found = await Promise.all(
      Object.entries(urls).map(async ([subgraph, url]) => {
        const missing = await missingOf(url);
        gauge.set({ subgraph }, missing?.length === 0 ? 1 : 0);
        return [subgraph, missing] as const;
      }),
    );
    states = observe(states, new Map(found), clock.now());
  }

  const first = check();
  const checks = repeat({ name: 'status', everyMs, work: check, log });
  return {
    states: () => states,
    async close() {
      await first;
      await checks.close();
      await agent.destroy();
    },
  };
}
