import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createConfig, lint, lintFromString } from '@redocly/openapi-core';
import { expect, test } from '@jest/globals';
import { httpStatusByCode } from '@tippspiel/shared/contracts/errors/app-error';
import { buildSchema, Kind, parse } from 'graphql';
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

/** The fields of the graph that each call asks for, found by the documents' names in the routes. */
async function fieldsOfCalls(): Promise<[operationId: string, field: string][]> {
  const folder = new URL('./routes/', import.meta.url);
  const names = await readdir(folder);
  const read = (suffix: string) =>
    Promise.all(
      names.filter((name) => name.endsWith(suffix)).map((name) => readFile(new URL(name, folder), 'utf8')),
    );
  const fields = new Map<string, string[]>();
  for (const definition of (await read('.graphql')).flatMap((text) => [...parse(text).definitions])) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const asked = definition.selectionSet.selections.filter((each) => each.kind === Kind.FIELD);
    fields.set(`${definition.name?.value}Document`, asked.map((each) => each.name.value)); // prettier-ignore
  }
  const routes = (await read('.ts')).flatMap((text) => text.split(/\bserve(?:WithEtag)?(?=[<(])/).slice(1));
  return routes.flatMap((route) => {
    const [, operationId = ''] = /\(\s*'(\w+)'/.exec(route) ?? [];
    const documents = [...route.matchAll(/\bRest\w+Document\b/g)].map(([name]) => name);
    return documents.flatMap((name) =>
      (fields.get(name) ?? []).map((field): [string, string] => [operationId, field]),
    );
  });
}

test('a call lists the statuses of the refusals that the graph documents', async () => {
  const schema = buildSchema(await readFile(new URL('../../gateway/api.graphql', import.meta.url), 'utf8'));
  const root = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
  const { paths } = await readDescription();
  const operations = Object.values(paths).flatMap(({ get, post, delete: remove }) =>
    [get, post, remove].filter((operation) => operation !== undefined),
  );
  const asked = await fieldsOfCalls();
  const missing = asked.flatMap(([operationId, field]) => {
    const operation = operations.find((each) => each.operationId === operationId);
    return (['CONFLICT', 'RATE_LIMITED'] as const)
      .filter((code) => root[field]?.description?.includes(code))
      .filter((code) => !(httpStatusByCode[code] in (operation?.responses ?? {})))
      .map((code) => `${operationId}: ${code} of ${field}`);
  });
  expect(asked.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

test('a reading call lists 403 only if the graph forbids something', async () => {
  const schema = buildSchema(await readFile(new URL('../../gateway/api.graphql', import.meta.url), 'utf8'));
  const { paths } = await readDescription();
  const forbidding = Object.values(paths)
    .flatMap(({ get }) => get ?? [])
    .filter(({ security, responses }) => security === undefined && '403' in responses)
    .map(({ operationId }) => operationId);
  const asked = await fieldsOfCalls();
  const mayForbid = (operationId: string) =>
    asked
      .filter(([asking]) => asking === operationId)
      .some(([, field]) =>
        /FORBIDDEN|[Aa]dmins only/.test(schema.getQueryType()?.getFields()[field]?.description ?? ''),
      );
  expect(forbidding.length).toBeGreaterThan(5);
  expect(forbidding.filter((operationId) => !mayForbid(operationId))).toEqual([]);
});
