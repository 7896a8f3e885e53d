import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { PAGE_NAMES } from '../src/domain/pages/page.ts';
import { failure, startFeed, type Kit } from './kit.ts';

const admin = player(1, { isAdmin: true });
const HOSTILE =
  '<p onclick="x()">Hallo {{joker}}<script>alert(1)</script></p><a href="javascript:alert(1)">x</a><img src=x onerror=alert(1)>';

let folder: string;
let kit: Kit;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tippspiel-pages-'));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'AGB.html'), `<p>Eigene Bedingungen</p>${HOSTILE}`);
  kit = await startFeed({ PAGES_DIR: folder });
});
beforeEach(() => kit.deps.store.pages.model.deleteMany({}));
afterAll(async () => {
  await kit.stop();
  await rm(folder, { recursive: true, force: true });
});

type Page = { filename: string; text: string; version: number; isEdited: boolean };

const FIELDS = 'filename text version isEdited dateChanged';
const ask = async (filename: string, who: Parameters<Kit['ask']>[0] = null): Promise<Page | null> => {
  const { data } = await kit.ask(who, `query($f: String!) { template(filename: $f) { ${FIELDS} } }`, {
    f: filename,
  });
  return data?.['template'] as Page | null;
};
const save = async (input: object): Promise<Page> =>
  (await kit.change<{ template: Page }>(admin, 'saveTemplate', input)).template;

test.each(PAGE_NAMES)('%s is a valid text for visitors, and already safe', async (filename) => {
  const page = await ask(filename);
  expect(page).toMatchObject({ filename, version: 0, isEdited: false });
  expect(page!.text).toMatch(/^<(p|h2)>/);
  if (filename !== 'AGB.html') expect(page!.text.length).toBeGreaterThan(1_000);
});

test('a file in the folder of pages replaces the product’s own, sanitized', async () => {
  const { text } = (await ask('AGB.html'))!;
  expect(text).toBe('<p>Eigene Bedingungen</p><p>Hallo {{joker}}</p>x');
});

test.each(['', 'agb.html', '../package.json', '__proto__', 'constructor'])(
  'there is no page %j',
  async (name) => {
    expect(await ask(name)).toBeNull();
  },
);

test('operators save a page and restore its original text; the audit log records both', async () => {
  const acted = await kit.receiveActs();
  const before = (await ask('spielregeln.html'))!;
  const saved = await save({ filename: 'spielregeln.html', version: 0, text: HOSTILE });
  expect(saved).toMatchObject({
    version: 1,
    isEdited: true,
    text: '<p>Hallo {{joker}}</p>x',
  });
  expect(await ask('spielregeln.html', player(2))).toEqual(saved);
  expect(await save({ filename: 'spielregeln.html', version: 1, text: null })).toMatchObject({
    version: 2,
    isEdited: false,
    text: before.text,
  });
  await until('both events', () => acted.length === 2);
  const act = { userId: 1, subject: 'Seite „Spielregeln“', address: '/spielregeln' };
  const edited = (before: string, after: string) => ({
    ...act,
    changes: [{ what: 'Von der Redaktion geschrieben', before, after }],
  });
  expect(acted).toEqual([edited('nein', 'ja'), edited('ja', 'nein')]);
});

test('a stored text is sanitized again when it is read', async () => {
  await kit.deps.store.pages.model.create({ _id: 'impressum.html', version: 1, text: HOSTILE });
  expect((await ask('impressum.html'))!.text).toBe('<p>Hallo {{joker}}</p>x');
});

test('a change based on an old version is refused; saving identical text changes nothing', async () => {
  const input = { filename: 'AGB.html', version: 0, text: '<p>Eins</p>' };
  await save(input);
  expect(await save(input)).toMatchObject({ version: 1 });
  expect(failure(await kit.mutate(admin, 'saveTemplate', { ...input, text: '<p>Zwei</p>' }))).toMatchObject({
    code: 'CONFLICT',
  });
  const both = await Promise.all(
    ['<p>Drei</p>', '<p>Vier</p>'].map((text) =>
      kit.mutate(admin, 'saveTemplate', { ...input, version: 1, text }),
    ),
  );
  expect(both.filter(({ errors }) => errors)).toHaveLength(1);
  expect(await ask('AGB.html')).toMatchObject({ version: 2 });
});

test.each([
  ['nothing', '  '],
  ['tags alone', '<p><br></p>'],
  ['a program alone', '<script>alert(1)</script>'],
  ['more than a page', 'x'.repeat(100_001)],
  ['what nobody can fill', '<p>{{joker}} und {{quatsch}}</p>'],
])('%s is no page', async (_name, text) => {
  const { errors } = await kit.mutate(admin, 'saveTemplate', { filename: 'AGB.html', version: 0, text });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'text' });
  expect(await ask('AGB.html')).toMatchObject({ version: 0 });
});

test('a page with an unknown name cannot be saved', async () => {
  expect(
    failure(await kit.mutate(admin, 'saveTemplate', { filename: 'neu.html', version: 0, text: 'x' })),
  ).toMatchObject({ code: 'NOT_FOUND' });
});

test.each([
  ['a visitor', null, 'UNAUTHENTICATED'],
  ['a player', player(2), 'FORBIDDEN'],
])('%s neither writes a page nor has one cleaned', async (_name, who, code) => {
  const input = { filename: 'AGB.html', version: 0, text: '<p>x</p>' };
  expect(failure(await kit.mutate(who, 'saveTemplate', input))).toMatchObject({ nothing: true, code });
  const preview = await kit.ask(who, '{ templatePreview(text: "x") { text } }');
  expect(failure(preview)).toMatchObject({ nothing: true, code });
});

test('a preview shows what would be saved, and saves nothing', async () => {
  const { data } = await kit.ask(admin, 'query($t: String!) { templatePreview(text: $t) { text } }', {
    t: HOSTILE,
  });
  expect(data?.['templatePreview']).toEqual({
    text: '<p>Hallo {{joker}}</p>x',
  });
  expect(await ask('AGB.html')).toMatchObject({ version: 0 });
});
