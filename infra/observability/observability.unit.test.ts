import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { load } from 'js-yaml';
import { readText, type ComposeFile } from '../docker/compose-file.ts';
import { repositoryRoot } from '../local/places.ts';
import { serviceNames } from '../local/stack-env.ts';

type Rule = {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
};
type Scrape = {
  job_name: string;
  dns_sd_configs?: { names: string[]; port: number }[];
  static_configs?: { targets: string[] }[];
};
/** A target without an expression asks for traces. */
type Target = { expr?: string; legendFormat?: string };
type Dashboard = { uid: string; panels: { title: string; datasource: { uid: string }; targets: Target[] }[] };
type Source = { uid: string; url: string };

const FOLDER = 'infra/observability';
const DASHBOARDS = `${FOLDER}/grafana/dashboards`;
/** Metrics of Prometheus itself, and the default ones of prom-client. */
const given = /^(up|ALERTS|nodejs_\w+|process_(cpu_seconds_total|resident_memory_bytes))$/;
const keywords = new Set(['and', 'or', 'unless', 'by', 'without', 'offset', 'on', 'ignoring']);

let rules: Rule[];
let dashboards: Dashboard[];
let known: Set<string>;
let runbook: string;

beforeAll(async () => {
  const file = load(await readText(`${FOLDER}/prometheus/alerts.yml`)) as { groups: { rules: Rule[] }[] };
  rules = file.groups.flatMap((group) => group.rules);
  const names = readdirSync(join(repositoryRoot, DASHBOARDS));
  dashboards = await Promise.all(
    names.map(async (name) => JSON.parse(await readText(`${DASHBOARDS}/${name}`)) as Dashboard),
  );
  const reference = await readText('docs/reference/metrics.md');
  known = new Set([...reference.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name as string));
  runbook = await readText('docs/runbook.md');
});

/** The names of metrics in an expression, without functions, labels, keywords and durations. */
function metricsIn(expr: string): string[] {
  const bare = expr
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, ' ')
    .replace(/\boffset\s+\w+/g, ' ');
  return [...bare.matchAll(/\b([A-Za-z_]\w*)\b(?!\s*\()/g)]
    .map(([, name]) => name as string)
    .filter((name) => !keywords.has(name));
}

const unknownIn = (expr: string): string[] =>
  metricsIn(expr).filter((name) => !given.test(name) && !known.has(name.replace(/_(bucket|count|sum)$/, '')));

test('the names in an expression are found', () => {
  const expr = 'sum by (le) (rate(a_bucket{route!~"x|y"}[5m])) / max(b) > 1 unless c offset 15m';
  expect(metricsIn(expr)).toEqual(['a_bucket', 'b', 'c']);
  expect(unknownIn('up + graph_writes_total + nothing_of_ours')).toEqual(['nothing_of_ours']);
});

test('alerts and dashboards name existing metrics', () => {
  const exprs = [
    ...rules.map(({ expr }) => expr),
    ...dashboards.flatMap(({ panels }) =>
      panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => expr ?? [])),
    ),
  ];
  expect(exprs.length).toBeGreaterThan(30);
  expect(exprs.every((expr) => metricsIn(expr).length > 0)).toBe(true);
  expect(exprs.flatMap(unknownIn)).toEqual([]);
});

test('each alert has a summary and one entry in the runbook, which has no other entries', () => {
  for (const { labels, annotations } of rules) {
    expect(['urgent', 'soon']).toContain(labels.severity);
    expect(annotations.summary).not.toBe('');
  }
  const [, section = ''] = runbook.split('## Alerts\n');
  const described = [...section.split('\n## ', 1)[0]!.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(described.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
});

test('the dashboard names what an alert is about', () => {
  const panels = dashboards.flatMap(({ panels: all }) => all);
  const [target] = panels.find(({ title }) => title === 'Firing alerts')?.targets ?? [];
  for (const { annotations } of rules)
    for (const [, label] of annotations.summary.matchAll(/\$labels\.(\w+)/g)) {
      expect(target?.expr).toMatch(new RegExp(`by \\(.*\\b${label}\\b.*\\)`));
      expect(target?.legendFormat).toContain(`{{${label}}}`);
    }
});

test('a check of health is no failed answer', () => {
  const panels = dashboards.flatMap(({ panels: all }) => all);
  const counted = [
    rules.find(({ alert }) => alert === 'AnswersFail')?.expr,
    panels.find(({ title }) => title === 'Failures (5xx) per second')?.targets[0]?.expr,
  ];
  for (const expr of counted) {
    const counts = [...(expr ?? '').matchAll(/http_request_duration_seconds_count\{([^}]*)\}/g)];
    expect(counts.length).toBeGreaterThan(0);
    for (const [, labels] of counts) expect(labels).toContain('route!~"/metrics|/readyz|/healthz"');
  }
});

test('dashboards have different names', () => {
  expect(new Set(dashboards.map(({ uid }) => uid)).size).toBe(dashboards.length);
});

test("dashboards show data sources that Grafana's container reaches", async () => {
  const folder = `${FOLDER}/grafana/provisioning/datasources`;
  const files = readdirSync(join(repositoryRoot, folder)).map((name) => readText(`${folder}/${name}`));
  const sources = (await Promise.all(files)).flatMap(
    (text) => (load(text) as { datasources: Source[] }).datasources,
  );
  const shown = dashboards.flatMap(({ panels }) => panels.map(({ datasource }) => datasource.uid));
  expect(new Set(shown)).toEqual(new Set(sources.map(({ uid }) => uid)));
  const { services } = load(await readText('docker-compose.yml')) as Pick<ComposeFile, 'services'>;
  for (const { url } of sources) {
    const networks = services[new URL(url).hostname]?.networks;
    expect(services['grafana']?.networks?.some((network) => networks?.includes(network))).toBe(true);
  }
});

test('every service is scraped, and its absence raises an alert', async () => {
  const text = await readText(`${FOLDER}/prometheus/prometheus.yml`);
  const { scrape_configs: scrapes } = load(text) as { scrape_configs: Scrape[] };
  expect(scrapes.map(({ job_name }) => job_name).toSorted()).toEqual(['edge', ...serviceNames].toSorted());
  const away = rules.find(({ alert }) => alert === 'ServiceAway')?.expr;
  for (const { job_name, dns_sd_configs, static_configs } of scrapes) {
    if (static_configs) {
      expect([job_name, static_configs]).toEqual(['edge', [{ targets: ['edge:9100'] }]]);
      continue;
    }
    expect(dns_sd_configs?.map(({ names }) => names)).toEqual([[job_name]]);
    expect(away).toContain(`absent(up{job="${job_name}"})`);
  }
});
