import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { readShapes, type SchemaShapes } from '@tippspiel/shared/platform/testing/payloads';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { register, startGroups, type GroupData, type Kit } from './kit.ts';

const SCHEMA = new URL('../schema.graphql', import.meta.url);
const OWNER = 1;
const PLAYER = 2;
const PASSWORD = 'Tor1';

let kit: Kit;
let shapes: SchemaShapes;
beforeAll(async () => {
  kit = await startGroups();
  await register(kit, [PLAYER, OWNER]);
  shapes = await readShapes(SCHEMA);
});
afterAll(() => kit.stop());

/** Every mutation of the schema has its rows here: its name and a description of the case. */
const rows: [string, string, (group: GroupData) => object][] = [
  ['saveGroup', 'a new one', () => ({ name: 'Neu' })],
  ['saveGroup', 'a change', ({ id }) => ({ groupId: id, name: 'Anders' })],
  ['joinGroup', 'with nothing', ({ id }) => ({ groupId: id })],
  ['joinGroup', 'with the password', ({ id }) => ({ groupId: id, password: PASSWORD })],
  ['joinGroup', 'with a wrong password', ({ id }) => ({ groupId: id, password: 'Tor2' })],
  ['leaveGroup', '', ({ id }) => ({ groupId: id })],
  ['addMember', 'another player', ({ id }) => ({ groupId: id, userId: PLAYER })],
  ['addMember', 'nobody', ({ id }) => ({ groupId: id, userId: 999_999 })],
  ['removeMember', 'another player', ({ id }) => ({ groupId: id, userId: PLAYER })],
  ['removeMember', 'the owner', ({ id }) => ({ groupId: id, userId: OWNER })],
  ['deleteGroup', '', ({ id }) => ({ groupId: id })],
];

type Stay = 'never' | 'left' | 'in' | 'owner';
const people: [string, { stay: Stay; isAdmin?: boolean }][] = [
  ['an outsider', { stay: 'never' }],
  ['a former member', { stay: 'left' }],
  ['a member', { stay: 'in' }],
  ['the owner', { stay: 'owner' }],
  ['an operator', { stay: 'never', isAdmin: true }],
  ['an operator who left', { stay: 'left', isAdmin: true }],
];

let nextUser = 100;

async function shown(who: Identity, type: string, id: number): Promise<unknown> {
  const query = `query($r: [_Any!]!) { _entities(representations: $r) { ... on ${type} ${shapes.everythingOf(type)} } }`;
  const { data } = await kit.ask(who, query, { r: [{ __typename: type, id }] });
  return (data?.['_entities'] as unknown[])[0];
}

test('every mutation of the schema has its row', () => {
  expect(shapes.mutations.map(({ name }) => name).sort()).toEqual(
    [...new Set(rows.map(([name]) => name))].sort(),
  );
});

describe.each(people)('%s is shown by a payload what a query shows', (_who, { stay, isAdmin = false }) => {
  test.each(rows.flatMap((row) => ['', PASSWORD].map((password) => [...row, password] as const)))(
    '%s %s %#',
    async (name, _special, inputOf, password) => {
      const who = player(nextUser++, { isAdmin });
      const owner = stay === 'owner' ? who.userId : OWNER;
      const group = await kit.change(owner, 'saveGroup', { name: 'Runde', password });
      const key = { groupId: group.id, password };
      if (stay === 'in' || stay === 'left') await kit.change(who.userId, 'joinGroup', key);
      if (stay === 'left') await kit.change(who.userId, 'leaveGroup', { groupId: group.id });

      const { input, everything, entities } = shapes.mutations.find((mutation) => mutation.name === name)!;
      const mutation = `mutation($input: ${input}!) { answer: ${name}(input: $input) ${everything} }`;
      const { data, errors } = await kit.ask(who, mutation, { input: inputOf(group) });
      const answer = data?.['answer'] as Record<string, { id: number }> | null | undefined;
      expect(!answer).toBe(Boolean(errors));
      for (const [field, type] of Object.entries(answer ? entities : {})) {
        const entity = answer?.[field] as GroupData;
        expect(entity).toEqual(await shown(who, type, entity.id));
        expect(Boolean(entity.link)).toBe(entity.owner);
      }
    },
  );
});
