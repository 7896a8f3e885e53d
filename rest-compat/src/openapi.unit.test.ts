import { fileURLToPath } from 'node:url';
import { createConfig, lint, lintFromString } from '@redocly/openapi-core';
import { expect, test } from '@jest/globals';
import { OPENAPI, readCalls, readDescription } from './openapi.ts';

/** Redocly's recommended rules find problems for other parsers and generators. */
test("the description follows Redocly's recommended rules", async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lint({ ref: fileURLToPath(OPENAPI), config });
  const found = problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`,
  );
  expect(found).toEqual([]);
});

test('the rules are applied: a call without a security scheme is found', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const source =
    'openapi: 3.1.0\ninfo: { title: x, version: "1" }\npaths: { /x: { get: { responses: {} } } }\n';
  const problems = await lintFromString({ source, config });
  expect(problems.map(({ ruleId }) => ruleId)).toContain('security-defined');
});

test('every call that changes something requires session, token and AJAX header', async () => {
  const description = await readDescription();
  const proof = { session: [], csrfToken: [], ajaxMarker: [] };
  const open = Object.values(description.paths)
    .flatMap(({ post, delete: remove, get }) => [
      ...[post, remove].filter((operation) => operation !== undefined),
      ...(get?.operationId === 'startEvaluation' ? [get] : []),
    ])
    .filter(({ security }) => JSON.stringify(security) !== JSON.stringify([proof]))
    .map(({ operationId }) => operationId);
  expect(open).toEqual([]);
  expect(Object.keys(readCalls(description)).length).toBeGreaterThan(30);
});
