import type { EventData } from '@tippspiel/shared/contracts/events/catalogue';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { indexesOf } from '@tippspiel/shared/platform/testing/explain';
import { removePlayer } from '../src/app/remove-player.ts';
import { failure, NOW, startFeed, type Kit, type PostData } from './kit.ts';

/** Posts that say who has won what. */
type Prize = EventData<'tipp.prize.changed.v1'>;
type Announcement = PostData & { winnerString: string; priceKind: string };

const admin = player(1, { isAdmin: true });
const [ADA, GRACE, EMMY] = [11, 12, 13];
const names = { [ADA]: ['Ada', 'Lovelace'], [GRACE]: ['Grace', 'Hopper'], [EMMY]: ['Emmy', 'Noether'] };
const form = { subject: 'Gezogen', text: '<p>Wir gratulieren.</p>', isCommentAble: true, isPublished: false };

let kit: Kit;
beforeAll(async () => {
  kit = await startFeed();
  for (const [id, [firstname = '', lastname = '']] of Object.entries(names))
    await kit.tellOf('user.account.registered.v1', {
      ...{ userId: Number(id), version: 1, firstname, lastname, city: '', country: '', institution: '' },
      ...{ pictureStamp: '', isAdmin: false, isLocked: false, dateActivated: NOW },
    });
  await until('the players are known', async () => (await kit.deps.store.authors.count()) === 3);
});
afterAll(() => kit.stop());

let prizes = 0;
/** A prize as tipp tells of it, and whatever becomes of it. @returns its number */
async function tellPrize(more: Partial<Prize> = {}): Promise<number> {
  const prizeId = more.prizeId ?? (prizes += 1);
  const prize: Prize = {
    ...{ prizeId, version: 1, kind: 'Tagespreis', winners: [], outs: [], isPublished: false },
    ...{ isRemoved: false, ...more },
  };
  await kit.tellOf('tipp.prize.changed.v1', prize);
  const { model } = kit.deps.store.prizes;
  await until('the prize is known', () => model.exists({ _id: prizeId, version: prize.version }));
  return prizeId;
}
const published = (more: Partial<Prize> = {}) => tellPrize({ isPublished: true, winners: [ADA], ...more });

const drawing = (priceId: number, winnerString = 'Ada Lovelace', priceKind = 'Tagespreis') => ({
  drawing: { priceId, priceKind, winnerString },
});
const save = async (more: object = {}) =>
  (await kit.change<{ post: Announcement }>(admin, 'saveOperatorPost', { ...form, ...more })).post;
const refused = async (input: object) => {
  const answer = await kit.mutate(admin, 'saveOperatorPost', { ...form, ...input });
  return { ...failure(answer), field: answer.errors?.[0]?.extensions['field'] };
};
const words = (message: unknown) => ({ nothing: true, code: 'BAD_USER_INPUT', field: 'drawing', message });

describe('a post announces', () => {
  test('what was drawn when all may see it, and not before', async () => {
    const prizeId = await tellPrize({ winners: [ADA] });
    const draft = await save(drawing(prizeId));
    expect(draft).toMatchObject({ isPublished: false, winnerString: 'Ada Lovelace' });
    const publish = { postId: draft.id, isPublished: true, ...drawing(prizeId) };
    const notYet = words(expect.stringContaining('noch nicht veröffentlicht'));
    expect(await refused(publish)).toEqual(notYet);
    expect(await refused({ isPublished: true, ...drawing(prizeId) })).toEqual(notYet);
    expect(await kit.post(9, draft.id)).toBeNull();
    await tellPrize({ prizeId, version: 2, winners: [ADA], isPublished: true });
    expect(await save(publish)).toMatchObject({ isPublished: true, priceKind: 'Tagespreis', version: 2 });
    expect(await kit.post(9, draft.id)).toMatchObject({
      winnerString: 'Ada Lovelace',
      price: { id: prizeId },
    });
    // And loses it.
    expect(await save({ postId: draft.id })).toMatchObject({ priceKind: '', winnerString: '', price: null });
  });

  test('what tipp is just about to tell of', async () => {
    const prizeId = await tellPrize({ winners: [ADA] });
    const saving = save({ isPublished: true, ...drawing(prizeId) });
    await tellPrize({ prizeId, version: 2, winners: [ADA], isPublished: true });
    expect((await saving).isPublished).toBe(true);
    const other = await tellPrize();
    const draft = save(drawing(other, 'Ada Lovelace', 'Hauptpreis'));
    await tellPrize({ prizeId: other, version: 2, kind: 'Hauptpreis' });
    expect((await draft).isPublished).toBe(false);
  });

  test('no prize that there is not, and none by another kind', async () => {
    expect(await refused(drawing(999_999))).toEqual(words('Diesen Preis gibt es nicht.'));
    expect(await refused(drawing(await tellPrize({ isRemoved: true })))).toEqual(
      words('Diesen Preis gibt es nicht.'),
    );
    expect(await refused(drawing(await tellPrize(), 'Ada', 'Hauptpreis'))).toEqual(
      words('Dieser Preis hat eine andere Art: Tagespreis.'),
    );
  });

  test('nobody who was drawn and may not win any more', async () => {
    const prizeId = await published({ winners: [GRACE], outs: [ADA] });
    const out = words(expect.stringContaining('Ada Lovelace darf nicht mehr gewinnen.'));
    expect(await refused({ isPublished: true, ...drawing(prizeId) })).toEqual(out);
    const text = '<p>Es gewinnt <b>Ada</b> Lovelace!</p>';
    expect(await refused({ isPublished: true, text, ...drawing(prizeId, 'Grace Hopper') })).toEqual(out);
    for (const hidden of ['Ada <b>Love</b>lace', 'Ada&shy; Love&shy;lace', 'Love\u200blace, Ada'])
      expect(
        await refused({ isPublished: true, text: `<p>${hidden}</p>`, ...drawing(prizeId, 'Grace Hopper') }),
      ).toEqual(out);
    const { id } = await save({ isPublished: true, ...drawing(prizeId, 'Grace Hopper') });
    // Nor later, beside the same drawing.
    const later = { postId: id, isPublished: true, ...drawing(prizeId, 'Grace Hopper') };
    expect(await refused({ ...later, text })).toEqual(out);
    expect((await save({ ...later, text: '<p>Es gewinnt Grace.</p>' })).version).toBe(2);
  });
});

describe('who leaves', () => {
  /** All that the database holds of posts, in words. */
  const kept = async () =>
    JSON.stringify(await kit.deps.store.posts.model.find({}, { outbox: 0 }).lean<object[]>());

  test('is named no more, wherever a winner’s name stood', async () => {
    const prizeId = await published({ winners: [ADA, EMMY] });
    const announced = await save({
      ...{ subject: 'Ada Lovelace jubelt', isPublished: true },
      text: '<p><strong>Ada Lovelace</strong> und Emmy Noether. Glückwunsch, Frau Lovelace!</p>',
      ...drawing(prizeId, 'Ada Lovelace und Emmy Noether'),
    });
    // Of several prizes at once, without a drawing of its own; and one that nobody has seen yet.
    const week = await save({ isPublished: true, text: '<p>Gewonnen: Ada<br>Lovelace.</p>' });
    // In a picture's words alone, where no search looks.
    const said = '<p>Los</p><img src="/api/downloadImage/p1" alt="Ada Lovelace" />';
    await save({ isPublished: true, text: said });
    const draft = await save(drawing(prizeId));
    expect((await kit.feed(9, { search: 'lovelace' })).items).toHaveLength(2);
    await removePlayer(kit.deps, ADA);
    await removePlayer(kit.deps, ADA);
    expect(await kit.post(9, announced.id)).toMatchObject({
      subject: 'Ehemaliges Mitglied jubelt',
      text: '<p><strong>Ehemaliges Mitglied</strong> und Emmy Noether. Glückwunsch, Frau Ehemaliges Mitglied!</p>',
      winnerString: 'Ehemaliges Mitglied und Emmy Noether',
      version: announced.version + 1,
    });
    expect((await kit.post(9, week.id))?.text).toContain('Ehemaliges Mitglied');
    expect((await kit.feed(9, { search: 'lovelace' })).items).toEqual([]);
    expect(await kept()).not.toMatch(/lovelace/i);
    expect(await kept()).toMatch(/noether/i);
    // Nobody who has the form open writes the name back.
    const { code } = await refused({
      postId: draft.id,
      version: draft.version,
      ...drawing(prizeId, 'Ada L'),
    });
    expect(code).toBe('CONFLICT');
  });

  test('is named no more by a name of before, though the post was changed since', async () => {
    const prizeId = await published({ winners: [GRACE] });
    const { id } = await save({ isPublished: true, ...drawing(prizeId, 'Grace Hopper') });
    await kit.tellOf('user.account.changed.v1', {
      ...{ userId: GRACE, version: 2, firstname: 'Grace', lastname: 'Murray', city: '', country: '' },
      ...{ institution: '', pictureStamp: '', isAdmin: false, isLocked: false, dateActivated: NOW },
    });
    await until('the name is known', async () => {
      const [known] = await kit.deps.store.authors.findMany([GRACE]);
      return known?.lastname === 'Murray';
    });
    const text = '<p>Wir gratulieren Grace Murray sehr.</p>';
    await save({ postId: id, isPublished: true, text, ...drawing(prizeId, 'Grace Hopper') });
    await removePlayer(kit.deps, GRACE);
    expect(await kit.post(9, id)).toMatchObject({
      text: '<p>Wir gratulieren Ehemaliges Mitglied sehr.</p>',
      winnerString: 'Ehemaliges Mitglied',
    });
  });

  test('is not named again by operators, in whatever post in whatever way', async () => {
    const prizeId = await published({ winners: [EMMY, GRACE] });
    const another = await published({ winners: [GRACE] });
    await kit.tellOf('user.account.deleted.v1', { userId: EMMY, version: 99 });
    await until('the name is forgotten', async () => {
      const [known] = await kit.deps.store.authors.findMany([EMMY]);
      return known?.lastname === '';
    });
    const hasLeft = words(expect.stringContaining('dessen Konto gelöscht ist'));
    for (const isPublished of [false, true])
      for (const [field, input] of [
        ['drawing', drawing(prizeId, 'Noether, Emmy')],
        ['subject', { subject: 'EMMY NOETHERS Los', ...drawing(prizeId, 'Grace') }],
        ['text', { text: '<p>Emmy <b>Noe</b>ther</p>', ...drawing(prizeId, 'Grace') }],
        ['text', { text: '<p><u>Emmy</u><i>Noether</i></p>', ...drawing(another, 'Ada') }],
        ['text', { text: '<p>Es gewann Emmy Amalie Noether.</p>' }],
        ['text', { text: '<p>Los</p><img src="/api/downloadImage/p1" alt="Emmy Noether" />' }],
      ] as const)
        expect(await refused({ isPublished, ...input })).toEqual({ ...hasLeft, field });
    expect((await save(drawing(prizeId, 'Grace Hopper'))).version).toBe(1);
    const { formerWinners } = kit.deps.store;
    expect((await formerWinners.find())?.names).toContainEqual(expect.objectContaining({ length: 11 }));
    expect(JSON.stringify(await formerWinners.model.find().lean<object[]>())).not.toMatch(/emmy|noether/i);
  });

  test('is found without looking through players’ posts', async () => {
    const { namingQuery } = kit.deps.store.operatorPosts;
    expect(indexesOf(await namingQuery(ADA).explain())).toEqual(['operator']);
  });
});

test('tipp is told which prize a post announces, whether players see it, and that it is hidden or gone', async () => {
  const heard: EventData<'feed.drawing.announced.v2'>[] = [];
  await kit.backbone.bus.consume({
    name: 'test-announced',
    types: ['feed.drawing.announced.v2'],
    handle: async (events) => void heard.push(...events.map(({ data }) => data)),
  });
  const [first, second] = [await published(), await published()];
  const { id } = await save(drawing(first));
  await save({ postId: id, ...drawing(first), isPublished: true });
  await save({ postId: id, ...drawing(first), isPublished: true, subject: 'Anders' });
  await save({ postId: id, ...drawing(second), isPublished: true });
  // Nor does it announce anything that players cannot see.
  await kit.moderate(id, 'HIDE');
  await save({ postId: id, ...drawing(second), isPublished: true, subject: 'Wieder anders' });
  await kit.moderate(id, 'SHOW');
  await kit.change(admin, 'deletePost', { postId: id });
  await kit.drain();
  // The end may be told more than once, and before what came before it: the version says what holds.
  const told = () =>
    [
      ...new Map(heard.filter(({ postId }) => postId === id).map((each) => [each.version, each])).values(),
    ].toSorted((one, other) => one.version - other.version);
  await until('all was told', () => told().length >= 6);
  expect(told()).toEqual([
    { postId: id, version: 1, priceId: first, isPublished: false },
    { postId: id, version: 2, priceId: first, isPublished: true },
    { postId: id, version: 4, priceId: second, isPublished: true },
    { postId: id, version: 5, priceId: null, isPublished: false },
    { postId: id, version: 7, priceId: second, isPublished: true },
    { postId: id, version: 8, priceId: null, isPublished: false },
  ]);
});
