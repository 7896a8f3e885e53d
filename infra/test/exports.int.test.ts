import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { askSubgraph, player } from '@tippspiel/shared/platform/testing/subgraph';
import { openServices, type Five, type Name } from './five-services.ts';

let five: Five;
beforeAll(async () => {
  five = await openServices({ EXPORTS_PER_HOUR: '2' });
});
afterAll(() => five.close());

test.each<[Name, string]>([
  ['group', 'groupExport'],
  ['feed', 'feedExport'],
  ['tipp', 'tippExport'],
  ['media', 'pictureExport'],
])('%s gives one’s own data so often in an hour, and everybody their own', async (name, field) => {
  const codeFor = async (userId: number) => {
    const query = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Viewer { ${field} } } }`;
    const of = [{ __typename: 'Viewer', id: userId }];
    const { errors } = await askSubgraph(five.services[name].app, player(userId), query, { of });
    return errors?.[0]?.extensions.code;
  };
  const codes: (string | undefined)[] = [];
  for (const userId of [2, 2, 2, 3]) codes.push(await codeFor(userId));
  expect(codes).toEqual([undefined, undefined, 'RATE_LIMITED', undefined]);
});
