import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readText } from '../docker/compose-file.ts';
import { startProgram } from '../local/engines/engine.ts';
import { installOnce } from '../local/install/install-once.ts';
import { runInstall } from '../local/install/run-install.ts';
import type { Log } from '../local/log.ts';
import { freePort } from '../local/ports.ts';
import { findOnPath } from '../local/process/run.ts';
import type { ServiceName } from '../local/stack-env.ts';

/** Longer than a process waits for an unavailable value. */
const EVERY = '2s';
const RULES = 'infra/observability/prometheus/alerts.yml';

export type Prometheus = Awaited<ReturnType<typeof startPrometheus>>;

type Options = {
  /** Holds configuration and data. */
  folder: string;
  /** Host and port of /metrics, by service. */
  targets: Partial<Record<ServiceName, string>>;
  /** The factor by which the rules' durations are divided. */
  faster: number;
  /** The maximum of a duration in seconds. */
  longest: number;
};

/** The path of Prometheus: from PATH, or from Debian's package, unpacked once into the cache folder. */
async function findPrometheus(log: Log): Promise<string> {
  const command = await findOnPath('prometheus');
  if (command) return command;
  const unpacked = await installOnce(log, {
    path: 'debian/prometheus',
    text: 'Prometheus: lade das Paket von Debian',
    expected: 'etwa 10 s',
    async make(target) {
      await mkdir(target, { recursive: true });
      const step = (program: string, ...args: string[]) =>
        runInstall(program, args, { log: 'install-prometheus', cwd: target });
      await step('apt-get', '-q', '-o', 'APT::Sandbox::User=root', 'download', 'prometheus');
      await step('sh', '-c', 'dpkg-deb -x prometheus_*.deb . && rm prometheus_*.deb');
    },
  });
  return join(unpacked, 'usr/bin/prometheus');
}

const SECONDS: Record<string, number> = { s: 1, m: 60, h: 3_600 };

/** Shortens the durations of the production rules: 'for: 5m', '[5m]', 'offset 15m'. */
function accelerated(rules: string, { faster, longest }: Pick<Options, 'faster' | 'longest'>): string {
  return rules.replace(
    /(for: |\[|offset )(\d+)([smh])\b/g,
    (_all, before: string, count: string, unit: string) => {
      const seconds = Math.min((Number(count) * (SECONDS[unit] as number)) / faster, longest);
      return `${before}${Math.round(seconds * 1_000)}ms`;
    },
  );
}

/** Starts Prometheus with the product's rules. It watches processes of this machine. */
export async function startPrometheus(log: Log, options: Options) {
  const { folder, targets } = options;
  const command = await findPrometheus(log);
  const port = await freePort();
  const scrapes = Object.entries(targets).map(([name, target]) => ({
    job_name: name,
    static_configs: [{ targets: [target] }],
  }));
  const config = {
    global: { scrape_interval: EVERY, scrape_timeout: EVERY, evaluation_interval: EVERY },
    rule_files: ['alerts.yml'],
    scrape_configs: scrapes,
  };
  await mkdir(folder, { recursive: true });
  // JSON is also YAML.
  await writeFile(join(folder, 'prometheus.yml'), JSON.stringify(config));
  await writeFile(join(folder, 'alerts.yml'), accelerated(await readText(RULES), options));
  const base = `http://127.0.0.1:${port}`;
  const { stop } = await startProgram(log, {
    name: 'Prometheus',
    command,
    args: [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    logFile: join(folder, 'prometheus.log'),
    isReady: () => fetch(`${base}/-/ready`).then(({ ok }) => ok, () => false), // prettier-ignore
  });
  return {
    /** The names of the firing alerts. */
    async firing() {
      const answer = await fetch(`${base}/api/v1/alerts`);
      type Alert = { state: string; labels: { alertname: string } };
      const { data } = (await answer.json()) as { data: { alerts: Alert[] } };
      const firing = data.alerts.filter(({ state }) => state === 'firing');
      return [...new Set(firing.map(({ labels }) => labels.alertname))].toSorted();
    },
    stop: async () => void (await stop()),
  };
}
