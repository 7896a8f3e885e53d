import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ESLint } from 'eslint';
import { repositoryRoot } from '../local/places.ts';

const eslint = new ESLint({ cwd: repositoryRoot });

test.each([
  'export const A = ({ a, b }: { a: boolean; b: string }) => <p>{a && <b />}{b}</p>;',
  'export const A = ({ a, b }: { a: boolean; b: string }) => <p><b />{a && b}</p>;',
])('%s is refused', async (text) => {
  const filePath = join(repositoryRoot, 'web/src/components/notice.tsx');
  const [result] = await eslint.lintText(`${text}\n`, { filePath });
  expect(result?.messages.map(({ ruleId }) => ruleId)).toContain('pages/text-of-its-own');
});
