import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { readText } from './test-files.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Runs the command like an operator, in a temporary folder. */
function inFolder<T>(
  use: (folder: string, run: (...args: string[]) => { code: number | null; errors: string }) => T,
): T {
  const folder = mkdtempSync(join(tmpdir(), 'tournament-'));
  const run = (...args: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, [join(here, 'cli.ts'), ...args], {
      encoding: 'utf8',
    });
    return { code: status, errors: stderr };
  };
  try {
    return use(folder, run);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('npm run tournament', () => {
  test('writes the tournament file', () => {
    inFolder((folder, run) => {
      const out = join(folder, 'em2024.json');
      const sources = [
        join(here, 'source/em2024/euro.json'),
        '--overlay',
        join(here, 'overlays/em2024.json'),
      ];
      expect(run('import', ...sources, '--out', out)).toEqual({ code: 0, errors: '' });
      expect(readFileSync(out, 'utf8')).toBe(readText('em2024.json'));
    });
  });

  test('names what is missing and writes nothing', () => {
    inFolder((folder, run) => {
      const out = join(folder, 'em2024.json');
      const overlay = join(folder, 'overlay.json');
      const { timezone: _timezone, ...rest } = JSON.parse(readText('overlays/em2024.json'));
      writeFileSync(overlay, JSON.stringify(rest));
      const { code, errors } = run(
        'import',
        join(here, 'source/em2024/euro.json'),
        '--overlay',
        overlay,
        '--out',
        out,
      );
      expect(code).toBe(1);
      expect(errors.trim().split('\n')).toHaveLength(2);
      expect(errors).toContain('Nothing was written.');
      expect(existsSync(out)).toBe(false);
    });
  });

  test('makes the tournament of two tables', () => {
    inFolder((folder, run) => {
      const out = join(folder, 'cup2030.json');
      const tables = ['teams', 'matches'].flatMap((name) => [
        `--${name}`,
        join(here, `source/cup2030/${name}.csv`),
      ]);
      const given = ['--name', 'Beispiel-Cup 2030', '--patriot', 'GER'];
      expect(run('new', ...tables, ...given, '--out', out)).toEqual({ code: 0, errors: '' });
      expect(readFileSync(out, 'utf8')).toBe(readText('cup2030.json'));
      expect(run('new', ...tables, '--out', join(folder, 'wm2030.json')).errors).toContain('(--patriot');
      expect(existsSync(join(folder, 'wm2030.json'))).toBe(false);
    });
  });

  test('prints its usage and names missing files', () => {
    inFolder((folder, run) => {
      expect(run().errors).toContain('npm run tournament -- import');
      expect(run('import', 'none.json', '--overlay', 'o.json', '--out', join(folder, 'x')).errors).toContain(
        'none.groups.json: there is no such file',
      );
    });
  });
});
