import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ESLint } from 'eslint';
import { repositoryRoot } from '../local/places.ts';
import { makeTempFolder } from '../local/temp-folder.ts';
import { restrictions } from './restrictions.ts';

/** Code that each rule must refuse, linted as if it were the content of an existing file. */
const refused: { rule: string; at: string; text: string }[] = [
  {
    rule: 'places/nats-in-its-room',
    at: 'services/tipp/src/server.ts',
    text: "import { connect } from 'nats';",
  },
  {
    rule: 'places/nats-in-its-room',
    at: 'services/media/src/server.ts',
    text: "import { connect } from 'nats';",
  },
  { rule: 'places/s3-in-media', at: 'services/feed/src/server.ts', text: "import { Client } from 'minio';" },
  { rule: 'places/effects-in-their-room', at: 'services/user/src/app/mail/sender.ts', text: "import { createTransport } from 'nodemailer';" }, // prettier-ignore
  { rule: 'places/database-in-stores', at: 'services/user/src/app/sessions/login.ts', text: "import { connect } from 'mongoose';" }, // prettier-ignore
  { rule: 'places/database-in-stores', at: 'gateway/src/server.ts', text: "import { MongoClient } from 'mongodb';" }, // prettier-ignore
  { rule: 'places/http-at-the-edge', at: 'services/user/src/app/sessions/login.ts', text: "import { fastify } from 'fastify';" }, // prettier-ignore
  { rule: 'places/http-at-the-edge', at: 'services/feed/src/resolvers/resolvers.ts', text: "import { ApolloServer } from '@apollo/server';" }, // prettier-ignore
  { rule: 'places/rights-in-use-cases', at: 'services/user/src/resolvers/accounts.ts', text: "import { requireViewer } from '@tippspiel/shared/contracts/auth/require';" }, // prettier-ignore
  {
    rule: 'places/pure-domain',
    at: 'services/media/src/domain/picture.ts',
    text: "import sharp from 'sharp';",
  },
  { rule: 'places/pure-domain', at: 'services/tipp/src/domain/tipps/scoring.ts', text: "import { readFileSync } from 'node:fs';" }, // prettier-ignore
  {
    rule: 'places/no-surroundings-in-domain',
    at: 'services/tipp/src/domain/tipps/scoring.ts',
    text: 'fetch;',
  },
  {
    rule: 'places/no-surroundings-in-domain',
    at: 'services/tipp/src/domain/tipps/scoring.ts',
    text: 'process.exit();',
  },
  { rule: 'places/time-is-handed-in', at: 'services/tipp/src/domain/matches/locking.ts', text: 'export const a = Date.now();' }, // prettier-ignore
  { rule: 'places/time-is-handed-in', at: 'services/user/src/domain/sessions/session.ts', text: 'export const a = new Date();' }, // prettier-ignore
  {
    rule: 'places/time-is-handed-in',
    at: 'services/feed/src/store/posts.ts',
    text: 'export const a = new Date();',
  },
  { rule: 'places/bulk-writes-in-order', at: 'services/tipp/src/store/tipps/slips.ts', text: 'await model.collection.bulkWrite([]);' }, // prettier-ignore
  { rule: 'places/chance-is-handed-in', at: 'services/tipp/src/domain/matches/locking.ts', text: 'export const a = Math.random();' }, // prettier-ignore
  { rule: 'places/environment-in-env', at: 'services/user/src/app/sessions/login.ts', text: "export const a = process.env['A'];" }, // prettier-ignore
  { rule: 'places/environment-in-env', at: 'gateway/src/server.ts', text: 'export const a = process.env.A;' },
  {
    rule: 'places/environment-in-env',
    at: 'rest-compat/src/server.ts',
    text: 'export const a = process.env;',
  },
  { rule: 'places/no-test-tools-in-the-product', at: 'gateway/src/server.ts', text: "import { a } from '@tippspiel/infra/local/testing';" }, // prettier-ignore
  { rule: 'places/no-test-tools-in-the-product', at: 'rest-compat/src/server.ts', text: "import { a } from '@tippspiel/shared/platform/testing/subgraph';" }, // prettier-ignore
  { rule: 'places/no-test-tools-in-the-app', at: 'web/src/app/app.tsx', text: "import { a } from '../testing/now.ts';" }, // prettier-ignore
  {
    rule: 'no-restricted-exports',
    at: 'services/tipp/src/domain/tipps/scoring.ts',
    text: 'export default 1;',
  },
  { rule: 'eqeqeq', at: 'gateway/src/server.ts', text: 'export const a = (b: string) => b == "c";' },
  { rule: '@typescript-eslint/no-unused-vars', at: 'gateway/src/server.ts', text: 'const a = 1;' },
  { rule: '@typescript-eslint/consistent-type-imports', at: 'gateway/src/server.ts', text: "import { Clock } from '@tippspiel/shared/platform/clock/clock';\nexport const a = (clock: Clock) => clock.now();" }, // prettier-ignore
  { rule: 'react-hooks/rules-of-hooks', at: 'web/src/lib/session/session.ts', text: "import { useState } from 'react';\nexport function useA(b: boolean) { if (b) useState(1); }" }, // prettier-ignore
  { rule: 'compat/compat', at: 'web/src/lib/session/session.ts', text: 'scheduler.yield();' },
  {
    rule: 'no-restricted-properties',
    at: 'web/src/lib/session/session.ts',
    text: "URL.parse('https://a.de');",
  },
];

/** A forbidden import for every place with a restriction. */
const outOfPlace: { at: string; imports: string }[] = [
  { at: 'services/shared/src/contracts/events/catalogue.ts', imports: '../errors/app-error.ts' },
  { at: 'services/shared/src/contracts/auth/require.ts', imports: '../../platform/clock/clock.ts' },
  { at: 'services/shared/src/platform/clock/clock.ts', imports: '../testing/subgraph.ts' },
  { at: 'services/tipp/src/domain/tipps/scoring.ts', imports: '../../store/matches/matches.ts' },
  { at: 'services/tipp/src/store/matches/matches.ts', imports: '../../app/messages.ts' },
  { at: 'services/tipp/src/app/messages.ts', imports: '../resolvers/tipps.ts' },
  { at: 'services/tipp/src/resolvers/tipps.ts', imports: '../server.ts' },
  { at: 'services/feed/src/events/memberships.ts', imports: '../resolvers/resolvers.ts' },
  { at: 'services/media/src/http/upload-route.ts', imports: '../server.ts' },
  { at: 'services/user/src/app/sessions/login.ts', imports: '../../../../feed/src/app/messages.ts' },
  { at: 'services/user/src/server.ts', imports: '../../feed/src/app/messages.ts' },
  { at: 'gateway/src/server.ts', imports: '../../services/user/src/server.ts' },
  { at: 'rest-compat/src/server.ts', imports: '../../gateway/src/env.ts' },
  { at: 'web/src/features/feed/texts.ts', imports: '../landing/texts.ts' },
  { at: 'web/src/components/texts.ts', imports: '../features/landing/texts.ts' },
  { at: 'web/src/components/texts.ts', imports: '../apollo/errors.ts' },
  { at: 'web/src/components/texts.ts', imports: '../game/favorite-texts.ts' },
  { at: 'web/src/game/favorite-texts.ts', imports: '../features/landing/texts.ts' },
  { at: 'web/src/lib/session/session.ts', imports: '../../app/texts.ts' },
  { at: 'infra/local/ports.ts', imports: '../../e2e/fixtures.ts' },
  { at: 'infra/local/ports.ts', imports: '../../services/tipp/src/app/messages.ts' },
  { at: 'infra/reference/points.ts', imports: '../../services/tipp/src/domain/tipps/scoring.ts' },
  { at: 'e2e/fixtures.ts', imports: '../services/tipp/src/app/messages.ts' },
];

let eslint: ESLint;
let folder: Awaited<ReturnType<typeof makeTempFolder>>;

beforeAll(async () => {
  eslint = new ESLint({
    cwd: repositoryRoot,
    // Type information takes long to load. text-of-its-own.deep.test.ts tests the rule that needs it.
    overrideConfig: {
      languageOptions: { parserOptions: { projectService: false } },
      rules: { 'pages/text-of-its-own': 'off' },
    },
  });
  folder = await makeTempFolder();
});
afterAll(() => folder.remove());

const readText = (path: string) => readFile(join(repositoryRoot, path), 'utf8');

async function refusals(at: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`${text}\n`, { filePath: join(repositoryRoot, at) });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

describe('the lint rules refuse', () => {
  test.each(refused)('$at: $text ($rule)', async ({ rule, at, text }) => {
    expect(await refusals(at, text)).toContain(rule);
  });

  test.each(outOfPlace)('an import of $imports in $at', async ({ at, imports }) => {
    expect(await refusals(at, `export * from '${imports}';`)).toContain('boundaries/dependencies');
  });

  test('some code for every restriction', () => {
    const seen = new Set(refused.map(({ rule }) => rule));
    expect(restrictions.map(({ name }) => `places/${name}`).filter((rule) => !seen.has(rule))).toEqual([]);
  });

  test('unhandled promises, and promises as conditions', async () => {
    const config = join(repositoryRoot, 'infra/lint/oxlint.json');
    const oxlint = join(repositoryRoot, 'node_modules/oxlint/bin/oxlint');
    const at = join(folder.path, 'promises');
    await mkdir(at);
    await writeFile(join(at, 'tsconfig.json'), '{"compilerOptions":{"strict":true}}');
    const code = 'Promise.resolve(1);\nif (Promise.resolve(true)) throw new Error();\n';
    await writeFile(join(at, 'a.ts'), code);
    const run = promisify(execFile)(process.execPath, [oxlint, '--type-aware', '--config', config, at]);
    const refused = await run.catch(({ stdout }: { stdout: string }) => stdout);
    expect(refused).toContain('no-floating-promises');
    expect(refused).toContain('no-misused-promises');
    expect(await readText('package.json')).toContain('oxlint --type-aware --config infra/lint/oxlint.json');
  });

  test('circular imports', async () => {
    await mkdir(join(folder.path, 'src'));
    await writeFile(join(folder.path, 'package.json'), '{"name":"circle","type":"module","main":"src/a.ts"}');
    await writeFile(
      join(folder.path, 'src/a.ts'),
      "import { b } from './b.ts';\nexport const a = () => b;\n",
    );
    await writeFile(
      join(folder.path, 'src/b.ts'),
      "import { a } from './a.ts';\nexport const b = () => a;\n",
    );
    const { rules } = JSON.parse(await readText('knip.json'));
    await writeFile(join(folder.path, 'knip.json'), JSON.stringify({ rules }));
    const knip = join(repositoryRoot, 'node_modules/knip/bin/knip.js');
    const run = promisify(execFile)(process.execPath, [knip, '--cycles'], { cwd: folder.path });
    await expect(run).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('src/a.ts') });
    expect(await readText('package.json')).toContain('knip --cycles');
  });
});
