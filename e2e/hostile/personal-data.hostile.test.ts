import { readFile } from 'node:fs/promises';
import { IDENTITY_HEADER, signIdentity, type Identity } from '@tippspiel/shared/contracts/auth/identity';
import { buildSchema, getNamedType, isObjectType, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { repositoryRoot } from '../../infra/local/places.ts';
import { readCalls, readDescription } from '../../rest-compat/src/openapi.ts';
import { selectAll, typesOf } from './select-all.ts';
import { openWorld, type Persona, type World } from './world.ts';

/** Only the player and operators may read personal data. Checks every field that the schemas name. */
const SUBGRAPHS = ['user', 'tipp', 'feed', 'group', 'media'] as const;
const strangers = ['anonymous', 'other', 'locked'] as const satisfies Persona[];
/** Fields that are also on cards and lists, or not personal. */
const PUBLIC = ['isPushedTo', 'pushKey', 'statusIntervall'];

let world: World;
let schema: GraphQLSchema;
let victim: number;
/** Values that only the victim and operators may read, by field. */
let secrets: Record<string, string>;

const readSchema = (path: string) => readFile(`${repositoryRoot}/${path}`, 'utf8');
const fieldsOf = (type: string) => typesOf(schema, type);

beforeAll(async () => {
  world = await openWorld();
  schema = buildSchema(await readSchema('gateway/api.graphql'), { assumeValid: true });
  victim = world.playerId;
  const { player, admin } = world.cast;
  const own = await player.graphql('{ viewer { email recommendGuid logins { id } } }');
  const { viewer } = own.body['data'] as { viewer: { email: string; recommendGuid: string; logins: { id: string }[] } }; // prettier-ignore
  secrets = {
    street: 'Verborgene Gasse 77',
    zipCode: 'Z-90817',
    adminInfo: 'Vermerk der Leitung',
    email: viewer.email,
    recommendGuid: viewer.recommendGuid,
    logins: viewer.logins[0]!.id,
  };
  const { street, zipCode, adminInfo } = secrets;
  const input = { userId: victim, street, zipCode, adminInfo };
  const save = 'mutation ($input: SaveUserProfileInput!) { saveUserProfile(input: $input) { profile { adminInfo } } }'; // prettier-ignore
  expect((await admin.graphql(save, { input })).body).not.toHaveProperty('errors');
});
afterAll(() => world.stack.end(), 60_000);

const found = (text: string, but: string[] = []) =>
  Object.entries(secrets).flatMap(([name, value]) =>
    text.includes(value) && !but.includes(name) ? [name] : [],
  );

describe('the graph', () => {
  test('has personal fields only on types that the player and operators can reach', () => {
    const shown = new Set(fieldsOf('User'));
    const personal = [...fieldsOf('Profile'), ...fieldsOf('Viewer')].filter((name) => !shown.has(name));
    expect(personal).toEqual(expect.arrayContaining(['street', 'zipCode', 'email', 'adminInfo', 'reminder', 'logins'])); // prettier-ignore
    const output = Object.values(schema.getTypeMap()).filter(
      (type) =>
        isObjectType(type) && !/^(__|Mutation$|Query$|Viewer$|Profile$|ProviderGuest$)/.test(type.name),
    );
    const telling = [
      'street',
      'zipCode',
      'email',
      'adminInfo',
      'reminder',
      'logins',
      'hasAddress',
      'recommendGuid',
    ];
    for (const { name } of output)
      expect([name, fieldsOf(name).filter((field) => telling.includes(field))]).toEqual([name, []]);
    const to = (type: string) =>
      Object.values(schema.getTypeMap()).flatMap((from) =>
        isObjectType(from)
          ? Object.values(from.getFields()).flatMap((field) =>
              getNamedType(field.type).name === type ? [`${from.name}.${field.name}`] : [],
            )
          : [],
      );
    expect(to('Profile').toSorted()).toEqual([
      'Query.userProfile',
      'SaveUserProfilePayload.profile',
      'Viewer.profile',
    ]);
    // Data that a provider has just sent to this browser.
    expect(to('ProviderGuest')).toEqual(['Query.providerGuest']);
    expect(to('Viewer').filter((path) => !path.includes('Payload.'))).toEqual(['Query.viewer']);
  });

  test('refuses each field of another player’s profile, and returns each to operators', async () => {
    expect(fieldsOf('Profile').length).toBeGreaterThan(10);
    for (const name of fieldsOf('Profile')) {
      const query = `query ($id: Int!) { userProfile(userId: $id) { ${selectAll(schema, 'Profile', name)} } }`;
      for (const who of strangers) {
        const { body } = await world.cast[who].graphql(query, { id: victim });
        expect([who, name, body['data']]).toEqual([who, name, { userProfile: null }]);
        expect(body['errors']).toHaveLength(1);
      }
      const { body } = await world.cast.admin.graphql(query, { id: victim });
      const { userProfile } = body['data'] as { userProfile: Record<string, unknown> };
      expect([name, userProfile[name]]).toEqual([name, secrets[name] ?? expect.anything()]);
    }
  });

  test('returns each field of the viewer to the viewer, and none of another player’s', async () => {
    for (const name of fieldsOf('Viewer')) {
      const query = `{ viewer { ${selectAll(schema, 'Viewer', name)} } }`;
      const own = await world.cast.player.graphql(query);
      expect([name, own.body['errors']]).toEqual([name, undefined]);
      if (secrets[name]) expect(own.text).toContain(secrets[name]);
      expect([name, own.text.includes(secrets['adminInfo']!)]).toEqual([name, name === 'accountExport']);
      for (const who of strangers) {
        const { body, text } = await world.cast[who].graphql(query);
        expect([who, name, found(text)]).toEqual([who, name, []]);
        if (who === 'anonymous') expect(body['data']).toEqual({ viewer: null });
      }
    }
  });

  test('reveals nothing by any query with any id, nor operators’ notes outside the player’s own export', async () => {
    const queries = Object.keys(schema.getQueryType()!.getFields());
    expect(queries.length).toBeGreaterThan(20);
    for (const name of queries) {
      const query = `{ ${selectAll(schema, 'Query', name, { depth: 4, int: victim })} }`;
      for (const who of [...strangers, 'player'] as const) {
        const { text } = await world.cast[who].graphql(query);
        const isOwn = (each: string) => each !== 'adminInfo' || name === 'viewer';
        const own = who === 'player' ? Object.keys(secrets).filter(isOwn) : [];
        expect([who, name, found(text, own)]).toEqual([who, name, []]);
      }
    }
  });

  test('resolves no entities for outside requests', async () => {
    const query = 'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Viewer { email } } }';
    for (const __typename of ['Viewer', 'Profile', 'User'])
      for (const who of [...strangers, 'player', 'admin'] as const) {
        const { body } = await world.cast[who].graphql(query, {
          r: [{ __typename, id: victim, userId: victim }],
        });
        expect(body['errors']).toBeDefined();
        expect(body['data'] ?? null).toBeNull();
      }
  });
});

describe.each(SUBGRAPHS)('%s', (name) => {
  test('resolves no reference to another player’s private part, field by field', async () => {
    const own = buildSchema(await readSchema(`services/${name}/schema.graphql`), { assumeValid: true, assumeValidSDL: true }); // prettier-ignore
    const fields = typesOf(own, 'Viewer').filter((field) => field !== 'id' && !PUBLIC.includes(field));
    expect(fields.length).toBeGreaterThan(0);
    const identity: Identity = { userId: victim + 1, isAdmin: false, isLocked: false, sessionId: 's' };
    const ask = async (asking: Identity | null, query: string, __typename: string) => {
      const token = await signIdentity(world.stack.env(name)['IDENTITY_SECRET']!, asking);
      const answer = await fetch(`${world.stack.urls[name]}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [IDENTITY_HEADER]: token },
        body: JSON.stringify({ query, variables: { r: [{ __typename, id: victim, userId: victim }] } }),
      });
      return (await answer.json()) as { data?: { _entities: (object | null)[] } | null; errors?: unknown[] };
    };
    for (const field of fields) {
      const query = `query ($r: [_Any!]!) { _entities(representations: $r) { ... on Viewer { ${selectAll(own, 'Viewer', field)} } } }`;
      const mine = await ask({ ...identity, userId: victim }, query, 'Viewer');
      expect([field, mine.errors, Object.keys(mine.data!._entities[0]!)]).toEqual([
        field,
        undefined,
        [field],
      ]);
      for (const stranger of [identity, { ...identity, isLocked: true }, null]) {
        const { data } = await ask(stranger, query, 'Viewer');
        expect([field, data?._entities[0] ?? null]).toEqual([field, null]);
      }
    }
    const direct = await ask(identity, 'query ($r: [_Any!]!) { _entities(representations: $r) { __typename } }', 'Profile'); // prettier-ignore
    expect(direct.errors).toBeDefined();
  });
});

test('no documented call reveals anything to a stranger, with any id', async () => {
  const calls = Object.entries(readCalls(await readDescription())).filter(
    ([, { method }]) => method === 'GET',
  );
  expect(calls.length).toBeGreaterThan(20);
  const number = String(victim);
  for (const [id, { url }] of calls)
    for (const who of strangers) {
      const path = `/api${url.replaceAll(/:\w+/g, number)}?id=${number}&userId=${number}&tippValue=2%3A1&teamKZ=GER`;
      const { text } = await world.cast[who].get(path);
      expect([id, who, found(text)]).toEqual([id, who, []]);
    }
  const { text } = await world.cast.player.get(`/api/user/profile?id=${number}`);
  expect(found(text, ['adminInfo', 'recommendGuid', 'logins'])).toEqual(['street', 'zipCode', 'email']);
});
