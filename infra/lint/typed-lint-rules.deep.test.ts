import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ESLint } from 'eslint';
import { repositoryRoot } from '../local/places.ts';

const eslint = new ESLint({ cwd: repositoryRoot });

test.each([
  {
    rule: '@typescript-eslint/no-floating-promises',
    at: 'gateway/src/server.ts',
    text: 'Promise.resolve(1);',
  },
  {
    rule: '@typescript-eslint/no-misused-promises',
    at: 'gateway/src/server.ts',
    text: 'if (Promise.resolve(true)) throw new Error();',
  },
  {
    rule: 'pages/text-of-its-own',
    at: 'web/src/components/notice.tsx',
    text: 'export const A = ({ a, b }: { a: boolean; b: string }) => <p>{a && <b />}{b}</p>;',
  },
  {
    rule: 'pages/text-of-its-own',
    at: 'web/src/components/notice.tsx',
    text: 'export const A = ({ a, b }: { a: boolean; b: string }) => <p><b />{a && b}</p>;',
  },
])('the lint rule $rule refuses $text', async ({ rule, at, text }) => {
  const [result] = await eslint.lintText(`${text}\n`, { filePath: join(repositoryRoot, at) });
  expect(result?.messages.map(({ ruleId }) => ruleId)).toContain(rule);
});
