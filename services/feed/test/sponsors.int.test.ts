import { indexesOf } from '@tippspiel/shared/platform/testing/explain';
import { cutPicture, player } from '@tippspiel/shared/platform/testing/subgraph';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { MAX_SPONSORS } from '../src/app/sponsors/sponsors.ts';
import { failure, NOW, numbers, startFeed, type Kit } from './kit.ts';

const admin = player(1, { isAdmin: true });
let nextStamp = 0;
/** The stamp of an unused logo. */
const logo = () => `o${String((nextStamp += 1)).padStart(32, '0')}`;
/** Media's response to the operator who has cut the logo. */
const cut = (more: object = {}) =>
  cutPicture({
    ...{ stamp: logo(), directory: 'sponsors', userId: admin.userId },
    ...{ expires: new Date(Date.parse(NOW) + 1000), ...more },
  });
const good = () => ({
  companyName: ' Bäckerei ',
  link: 'example.org',
  sponsorType: 'gold',
  pictureUrl: cut(),
});

let kit: Kit;
beforeAll(async () => {
  kit = await startFeed();
});
beforeEach(() => kit.deps.store.sponsors.model.deleteMany({}));
afterAll(() => kit.stop());

type Sponsor = { id: number; companyName: string; link: string; pictureUrl: string; sponsorType: string };

const ask = async (who: Parameters<Kit['ask']>[0] = null): Promise<Sponsor[]> => {
  const { data } = await kit.ask(who, '{ sponsors { id companyName link pictureUrl sponsorType } }');
  return data?.['sponsors'] as Sponsor[];
};
const add = async (input: object): Promise<Sponsor> =>
  (await kit.change<{ sponsor: Sponsor }>(admin, 'addSponsor', input)).sponsor;

test('operators add sponsors, everybody sees them by tier, and each is published with its logo', async () => {
  await add({ ...good(), sponsorType: 'bronze', companyName: 'Dritte' });
  const first = await add(good());
  await add({ ...good(), sponsorType: 'silber', companyName: 'Zweite', link: '' });
  expect(first).toEqual({
    id: expect.any(Number),
    companyName: 'Bäckerei',
    link: 'https://example.org/',
    pictureUrl: `/api/downloadImage/sponsors/${first.id}.jpg?v=1`,
    sponsorType: 'gold',
  });
  for (const who of [null, player(2), admin])
    expect((await ask(who)).map(({ companyName, link }) => [companyName, link])).toEqual([
      ['Bäckerei', 'https://example.org/'],
      ['Zweite', ''],
      ['Dritte', 'https://example.org/'],
    ]);
  await until('all events', async () => {
    return (await kit.deps.store.sponsors.model.countDocuments({ 'outbox.id': { $gt: '' } })) === 0;
  });
});

test('a logo belongs to one sponsor, also for repeated and simultaneous requests', async () => {
  const input = good();
  const all = await Promise.all(numbers(1, 8).map(() => add(input)));
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  // Different values are refused, rather than dropped silently.
  expect(
    failure(await kit.mutate(admin, 'addSponsor', { ...input, companyName: 'Metzgerei' })),
  ).toMatchObject({
    ...{ nothing: true, code: 'CONFLICT', message: expect.stringContaining('schon einen Sponsor') },
  });
  expect((await ask()).map(({ companyName }) => companyName)).toEqual(['Bäckerei']);
});

test('a removed sponsor is gone for good, with its logo; the audit log records both changes', async () => {
  const acted = await kit.receiveActs();
  const input = { ...good(), companyName: 'Bäckerei Morgenrot' };
  const { id } = await add(input);
  await kit.change(admin, 'removeSponsor', { sponsorId: id });
  const own = () => acted.filter(({ subject }) => subject === 'Sponsor „Bäckerei Morgenrot“');
  await until('both events', () => own().length === 2);
  expect(own()).toMatchObject([
    {
      ...{ userId: 1, address: '/sponsoren' },
      changes: [
        { what: 'Neu', before: '', after: 'angelegt' },
        { what: 'Name', before: '', after: 'Bäckerei Morgenrot' },
        { what: 'Link', before: '' },
        { what: 'Stufe', before: '', after: 'gold' },
      ],
    },
    {
      userId: 1,
      changes: [
        { what: 'Entfernt', before: 'nein', after: 'ja' },
        { what: 'Name', before: 'Bäckerei Morgenrot', after: '–' },
        { what: 'Link', after: '–' },
      ],
    },
  ]);
  expect(await ask()).toEqual([]);
  const stored = await kit.deps.store.sponsors.find(id);
  expect(stored).toMatchObject({ version: 2, isRemoved: true, companyName: '', link: '', stamp: '' });
  expect(failure(await kit.mutate(admin, 'removeSponsor', { sponsorId: id }))).toMatchObject({
    code: 'NOT_FOUND',
    message: 'Diesen Sponsor gibt es nicht mehr.',
  });
  expect(failure(await kit.mutate(admin, 'addSponsor', input))).toMatchObject({ code: 'NOT_FOUND' });
  expect(await ask()).toEqual([]);
});

test('an invalid link in the database is not shown', async () => {
  const { id } = await add(good());
  for (const kept of ['javascript:alert(1)', '//evil.example', 5]) {
    await kit.deps.store.sponsors.model.collection.updateOne({ _id: id as never }, { $set: { link: kept } });
    expect((await ask()).map(({ link }) => link)).toEqual(['']);
  }
});

test('simultaneous requests remove it once', async () => {
  const { id } = await add(good());
  const answers = await Promise.all(
    numbers(1, 4).map(() => kit.mutate(admin, 'removeSponsor', { sponsorId: id })),
  );
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').sort();
  expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'done']);
});

test.each<[string, object, string]>([
  ['no name', { companyName: '' }, 'companyName'],
  ['a name that nobody can see', { companyName: '\u200b' }, 'companyName'],
  ['a name of 501 letters', { companyName: 'x'.repeat(501) }, 'companyName'],
  ['a name of two lines', { companyName: 'a\nb' }, 'companyName'],
  ['a link of 501 letters', { link: `https://a.de/${'x'.repeat(488)}` }, 'link'],
  ['a link that is a program', { link: ' javascript:alert(1)' }, 'link'],
  ['a link to a file', { link: 'file:///etc/passwd' }, 'link'],
  ['no tier', { sponsorType: '' }, 'sponsorType'],
  ['a tier that there is not', { sponsorType: 'platin' }, 'sponsorType'],
  ['no logo', { pictureUrl: ' ' }, 'pictureUrl'],
  ['a logo that is an address elsewhere', { pictureUrl: 'https://evil.example/x.png' }, 'pictureUrl'],
  ['a picture that was cut for a post', { pictureUrl: `/api/downloadImage/posts/${logo()}` }, 'pictureUrl'],
])('%s is refused, and nothing changes', async (_name, wrong, field) => {
  const { errors } = await kit.mutate(admin, 'addSponsor', { ...good(), ...wrong });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  expect(await ask()).toEqual([]);
});

test.each([
  ['that nobody cut', logo],
  ['that was cut for a post', () => cut({ directory: 'posts' })],
  ['that another operator cut', () => cut({ userId: 4 })],
  ['that was cut too long ago', () => cut({ expires: new Date(NOW) })],
])('a logo %s is refused, and nothing changes', async (_name, picture) => {
  const { errors } = await kit.mutate(admin, 'addSponsor', { ...good(), pictureUrl: picture() });
  expect(errors?.[0]).toMatchObject({
    message: 'Dieses Logo gibt es nicht mehr. Bitte lade es noch einmal hoch.',
    extensions: { code: 'NOT_FOUND', field: 'pictureUrl' },
  });
  expect(await ask()).toEqual([]);
});

test.each([
  ['a visitor', null, 'UNAUTHENTICATED'],
  ['a player', player(2), 'FORBIDDEN'],
  ['a locked operator', player(3, { isAdmin: true, isLocked: true }), 'FORBIDDEN'],
])('%s neither adds nor removes one', async (_name, who, code) => {
  const { id } = await add(good());
  expect(failure(await kit.mutate(who, 'addSponsor', good()))).toMatchObject({ nothing: true, code });
  expect(failure(await kit.mutate(who, 'removeSponsor', { sponsorId: id }))).toMatchObject({
    nothing: true,
    code,
  });
  expect(await ask()).toHaveLength(1);
});

test('the page has a maximum length, and its list an index', async () => {
  const { sponsors } = kit.deps.store;
  await sponsors.model.insertMany(
    numbers(1, MAX_SPONSORS).map((number) => ({
      ...{ _id: 100_000 + number, version: 1, companyName: `Nr. ${number}`, link: '', sponsorType: 'bronze' },
      ...{ stamp: logo(), isRemoved: false, outbox: [] },
    })),
  );
  expect(failure(await kit.mutate(admin, 'addSponsor', good()))).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await ask()).toHaveLength(MAX_SPONSORS);
  expect(indexesOf(await sponsors.listQuery(MAX_SPONSORS).explain())).toEqual(['there']);
});
