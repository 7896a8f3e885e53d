import { startBalancer, type Balancer } from './balancer.ts';
import type { Log } from './log.ts';
import { freePorts } from './ports.ts';
import { entryOf, serviceEnv } from './stack-env.ts';
import type { ServiceName, StackEnv } from './stack-env.ts';
import { supervise } from './supervisor.ts';
import type { Service } from './supervisor.ts';

export type ProductProcesses = ReturnType<typeof createProductProcesses>;
export type ProcessHandles = ProductProcesses['handles'];

type Running = { process: Service; port: number; isLeaving?: boolean };

const layers: ServiceName[][] = [['gateway'], ['rest-compat'], ['feed', 'user', 'tipp', 'group', 'media']];

/** The processes of the product: one per service at its port, or several behind a balancer. */
export function createProductProcesses(options: {
  stackEnv: StackEnv;
  processes: number;
  logDir: string;
  log: Log;
}) {
  const { stackEnv, processes, logDir, log } = options;
  const running = new Map<ServiceName, Running[]>();
  const balancers: Balancer[] = [];

  async function startOne(name: ServiceName, which: number, port: number): Promise<void> {
    const label = processes === 1 ? name : `${name}-${which + 1}`;
    const spec = { name: label, entry: entryOf(name), port, env: serviceEnv(name, stackEnv, port) };
    const process = await supervise(spec, { logDir, log });
    (running.get(name) as Running[])[which] = { process, port };
    await process.ready();
  }

  function one(name: ServiceName, which = 0): Running {
    const found = running.get(name)?.[which];
    if (!found) throw new Error(`${name} läuft in diesem Stapel nicht.`);
    return found;
  }

  return {
    /** Starts all processes of a service; resolves when they are ready. */
    async start(name: ServiceName) {
      running.set(name, []);
      const port = stackEnv.ports[name];
      const own = processes === 1 ? [port] : await freePorts(processes);
      await Promise.all(own.map((each, which) => startOne(name, which, each)));
      if (processes === 1) return;
      const host = name === 'gateway' ? stackEnv.host : '127.0.0.1';
      const targets = async () =>
        (running.get(name) as Running[])
          .filter(({ isLeaving }) => !isLeaving)
          .map((each) => ({ host: '127.0.0.1', port: each.port }));
      balancers.push(await startBalancer({ host, port, targets }));
    },
    /** Stops from the outside in, so that no process receives requests that it can no longer answer. */
    async stop() {
      for (const layer of layers) {
        const all = layer.flatMap((name) => running.get(name) ?? []);
        await Promise.all(all.map(({ process }) => process.stop()));
      }
      await Promise.all(balancers.map((balancer) => balancer.close()));
    },
    /** Actions on one process; `which` selects one of several of its service, from 0. */
    handles: {
      pid: (name: ServiceName, which?: number) => one(name, which).process.pid(),
      kill: (name: ServiceName, signal: NodeJS.Signals, which?: number) =>
        one(name, which).process.kill(signal),
      /** Takes the process from the balancer first, as operators do. */
      async restart(name: ServiceName, which?: number) {
        const restarted = one(name, which);
        restarted.isLeaving = true;
        await restarted.process.restart().finally(() => (restarted.isLeaving = false));
      },
      ready: (name: ServiceName, which?: number) => one(name, which).process.ready(),
      /** The address of one process, bypassing the balancer. */
      url: (name: ServiceName, which?: number) => `http://127.0.0.1:${one(name, which).port}`,
    },
  };
}
