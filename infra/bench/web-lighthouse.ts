import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { browserFlags } from '../local/install/browser-flags.ts';
import { ensureBrowsers } from '../local/install/browser.ts';
import { ensureLighthouse } from '../local/install/lighthouse.ts';
import { consoleLog } from '../local/log.ts';
import { run } from '../local/process/run.ts';
import { makeTempFolder } from '../local/temp-folder.ts';
import { median } from './measure.ts';
import type { Row } from './report.ts';
import { starts } from './web-page.ts';
import { CPU_SLOWDOWN, type PhoneOptions } from './web-phone.ts';

const ROUNDS = 3;

type Scores = Record<string, number>;
type Report = { categories: Record<string, { score: number | null }> };

/** Measures the start screens with Lighthouse's phone. @returns the medians of three runs per category, out of 100 */
export async function measureLighthouse({ baseUrl, cookie }: PhoneOptions): Promise<Row[]> {
  const { CHROMIUM_FULL_PATH } = await ensureBrowsers(consoleLog);
  const cli = await ensureLighthouse(consoleLog);
  const folder = await makeTempFolder();

  async function look(path: string, isVisitor: boolean): Promise<Scores> {
    const file = join(folder.path, 'report.json');
    const headers = isVisitor ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`];
    const flags = `--chrome-flags=${['--headless=new', ...browserFlags].join(' ')}`;
    const args = [
      cli,
      baseUrl + path,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--throttling.cpuSlowdownMultiplier=${CPU_SLOWDOWN}`,
      flags,
      ...headers,
    ];
    await run(process.execPath, args, { env: { ...process.env, CHROME_PATH: CHROMIUM_FULL_PATH } });
    const { categories } = JSON.parse(await readFile(file, 'utf8')) as Report;
    return Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? Number.NaN) * 100)]),
    );
  }

  try {
    const rows: Row[] = [];
    for (const { name, path, isVisitor = false } of starts) {
      const all: Scores[] = [];
      for (let round = 0; round < ROUNDS; round++) all.push(await look(path, isVisitor));
      const of = (category: string) => median(all.map((scores) => scores[category] ?? Number.NaN));
      const value = Object.keys(all[0] ?? {}).map((category) => `${category} ${of(category)}`).join(', '); // prettier-ignore
      rows.push({ what: `Lighthouse: ${name}`, value });
    }
    return rows;
  } finally {
    await folder.remove();
  }
}
