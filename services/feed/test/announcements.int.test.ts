import type { EventData } from '@tippspiel/shared/contracts/events/catalogue';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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
    await kit.publishEvent('user.account.registered.v1', {
      ...{ userId: Number(id), version: 1, firstname, lastname, city: '', country: '', institution: '' },
      ...{ pictureStamp: '', isAdmin: false, isLocked: false, dateActivated: NOW },
    });
  await until('the players are known', async () => (await kit.deps.store.authors.count()) === 3);
});
afterAll(() => kit.stop());

let prizes = 0;
/** Publishes a prize as tipp does, and its later changes. @returns its number */
async function publishPrize(more: Partial<Prize> = {}): Promise<number> {
  const prizeId = more.prizeId ?? (prizes += 1);
  const prize: Prize = {
    ...{ prizeId, version: 1, kind: 'Tagespreis', winners: [], outs: [], isPublished: false },
    ...{ isRemoved: false, ...more },
  };
  await kit.publishEvent('tipp.prize.changed.v1', prize);
  const { model } = kit.deps.store.prizes;
  await until('the prize is known', () => model.exists({ _id: prizeId, version: prize.version }));
  return prizeId;
}
const published = (more: Partial<Prize> = {}) => publishPrize({ isPublished: true, winners: [ADA], ...more });

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
  test('a drawing once all players may see it, but not earlier', async () => {
    const prizeId = await publishPrize({ winners: [ADA] });
    const draft = await save(drawing(prizeId));
    expect(draft).toMatchObject({ isPublished: false, winnerString: 'Ada Lovelace' });
    const publish = { postId: draft.id, isPublished: true, ...drawing(prizeId) };
    const notYet = words(expect.stringContaining('noch nicht veröffentlicht'));
    expect(await refused(publish)).toEqual(notYet);
    expect(await refused({ isPublished: true, ...drawing(prizeId) })).toEqual(notYet);
    expect(await kit.post(9, draft.id)).toBeNull();
    await publishPrize({ prizeId, version: 2, winners: [ADA], isPublished: true });
    expect(await save(publish)).toMatchObject({ isPublished: true, priceKind: 'Tagespreis', version: 2 });
    expect(await kit.post(9, draft.id)).toMatchObject({
      winnerString: 'Ada Lovelace',
      price: { id: prizeId },
    });
    // And it loses the prize again.
    expect(await save({ postId: draft.id })).toMatchObject({ priceKind: '', winnerString: '', price: null });
  });

  test('a prize whose event is about to arrive', async () => {
    const prizeId = await publishPrize({ winners: [ADA] });
    const saving = save({ isPublished: true, ...drawing(prizeId) });
    await publishPrize({ prizeId, version: 2, winners: [ADA], isPublished: true });
    expect((await saving).isPublished).toBe(true);
    const other = await publishPrize();
    const draft = save(drawing(other, 'Ada Lovelace', 'Hauptpreis'));
    await publishPrize({ prizeId: other, version: 2, kind: 'Hauptpreis' });
    expect((await draft).isPublished).toBe(false);
  });

  test('only existing prizes of the same kind', async () => {
    expect(await refused(drawing(999_999))).toEqual(words('Diesen Preis gibt es nicht.'));
    expect(await refused(drawing(await publishPrize({ isRemoved: true })))).toEqual(
      words('Diesen Preis gibt es nicht.'),
    );
    expect(await refused(drawing(await publishPrize(), 'Ada', 'Hauptpreis'))).toEqual(
      words('Dieser Preis hat eine andere Art: Tagespreis.'),
    );
  });

  test('nobody who was drawn but can no longer win', async () => {
    const prizeId = await published({ winners: [GRACE], outs: [ADA] });
    const out = words(expect.stringContaining('Ada Lovelace darf nicht mehr gewinnen.'));
    expect(await refused({ isPublished: true, ...drawing(prizeId) })).toEqual(out);
    const text = '<p>Es gewinnt <b>Ada</b> Lovelace!</p>';
    expect(await refused({ isPublished: true, text, ...drawing(prizeId, 'Grace Hopper') })).toEqual(out);
    const said = '<p>Los</p><img src="/api/downloadImage/p1" alt="Ada Lovelace" />';
    expect(await refused({ isPublished: true, text: said, ...drawing(prizeId, 'Grace Hopper') })).toEqual(
      out,
    );
    const { id } = await save({ isPublished: true, ...drawing(prizeId, 'Grace Hopper') });
    // Also not later, besides the same drawing.
    const later = { postId: id, isPublished: true, ...drawing(prizeId, 'Grace Hopper') };
    expect(await refused({ ...later, text })).toEqual(out);
    expect((await save({ ...later, text: '<p>Es gewinnt Grace.</p>' })).version).toBe(2);
  });
});

describe('a winner’s name', () => {
  /** All data of posts in the database, as text. */
  const kept = async () =>
    JSON.stringify(await kit.deps.store.posts.model.find({}, { outbox: 0 }).lean<object[]>());
  const rename = async (userId: number, version: number, firstname: string, lastname: string) => {
    await kit.publishEvent('user.account.changed.v1', {
      ...{ userId, version, firstname, lastname, city: '', country: '', institution: '' },
      ...{ pictureStamp: '', isAdmin: false, isLocked: false, dateActivated: NOW },
    });
    await until('the name is known', () => kit.deps.authors.known(userId)?.lastname === lastname);
  };
  const leave = async (userId: number) => {
    await kit.publishEvent('user.account.deleted.v1', { userId, version: 99 });
    await until('the name is forgotten', async () => {
      const [known] = await kit.deps.store.authors.findMany([userId]);
      return known?.lastname === '' && kit.deps.authors.known(userId)?.lastname === '';
    });
  };
  const exported = async () => {
    const query = `{ _entities(representations: [{ __typename: "Viewer", id: 1 }]) { ... on Viewer { feedExport } } }`;
    return JSON.stringify((await kit.ask(admin, query)).data);
  };

  test('is stored as a number and shown as the current name everywhere', async () => {
    const prizeId = await published({ winners: [GRACE, EMMY] });
    const text = '<p><strong>Grace Hopper</strong> und Emmy Noether</p>';
    const form = { isPublished: true, ...drawing(prizeId, 'Grace Hopper und Emmy Noether') };
    const { id, version } = await save({ ...form, subject: 'Grace Hoppers Los', text });
    expect(await kit.deps.store.operatorPosts.find(id)).toMatchObject({
      ...{
        subject: `{winner:${GRACE}}s Los`,
        text: `<p><strong>{winner:${GRACE}}</strong> und {winner:${EMMY}}</p>`,
      },
      drawing: { winnerString: `{winner:${GRACE}} und {winner:${EMMY}}` },
    });
    // Saving identical content changes nothing.
    expect((await save({ ...form, subject: 'Grace Hoppers Los', text, postId: id })).version).toBe(version);
    await rename(GRACE, 2, 'Grace <b>', 'Murray & Co');
    const read = {
      ...{ subject: 'Grace <b> Murray & Cos Los', winnerString: 'Grace <b> Murray & Co und Emmy Noether' },
      text: '<p><strong>Grace &lt;b&gt; Murray &amp; Co</strong> und Emmy Noether</p>',
    };
    expect(await kit.post(9, id)).toMatchObject(read);
    expect((await kit.feed(9)).items.find((post) => post.id === id)).toMatchObject(read);
    expect((await kit.feed(9, { search: 'murray' })).items.map((post) => post.id)).toContain(id);
    expect((await kit.feed(9, { search: 'winner' })).items).toEqual([]);
    await kit.report(9, id);
    const { subject, text: reported } = (await kit.reported()).items[0] as unknown as typeof read;
    expect([subject, reported]).toEqual([read.subject, read.text]);
    expect(await exported()).toContain('Grace &lt;b&gt; Murray &amp; Co');
    // The form sends the names back, and tokens are saved again.
    const { winnerString, ...texts } = read;
    const saved = await save({ ...form, ...texts, ...drawing(prizeId, winnerString), postId: id });
    expect(saved).toMatchObject({ ...read, version: version + 1 });
    expect(await kept()).not.toContain('Murray');
  });

  test('is removed with the player, from the search text, too', async () => {
    const prizeId = await published({ winners: [ADA, EMMY] });
    const text = '<p>Ada Lovelace und Emmy Noether gewinnen.</p>';
    const { id } = await save({ isPublished: true, text, ...drawing(prizeId, 'Ada Lovelace, Emmy Noether') });
    expect((await kit.feed(9, { search: 'lovelace' })).items.map((post) => post.id)).toContain(id);
    await leave(ADA);
    expect(await kit.post(9, id)).toMatchObject({
      text: '<p>ein Mitspieler und Emmy Noether gewinnen.</p>',
      winnerString: 'ein Mitspieler, Emmy Noether',
    });
    expect((await kit.feed(9, { search: 'lovelace' })).items).toEqual([]);
    const ofPost = JSON.stringify(
      await kit.deps.store.posts.model.findById(id, { outbox: 0 }).lean<object>(),
    );
    expect(ofPost).not.toMatch(/lovelace/i);
  });

  test('that a form was filled with before a renaming or a deletion is not saved as text', async () => {
    const KATHERINE = 14;
    await rename(KATHERINE, 1, 'Katherine', 'Johnson');
    const prizeId = await published({ winners: [KATHERINE] });
    const form = { isPublished: true, ...drawing(prizeId, 'Katherine Johnson') };
    const { id, version } = await save(form);
    const changedMeanwhile = { nothing: true, code: 'CONFLICT', field: undefined };
    await rename(KATHERINE, 2, 'Katherine', 'Goble');
    await until('the post has changed', async () => (await kit.post(9, id))?.version === version + 1);
    expect(await refused({ ...form, subject: 'Anders', postId: id, version })).toMatchObject(
      changedMeanwhile,
    );
    await leave(KATHERINE);
    const late = { ...form, ...drawing(prizeId, 'Katherine Goble'), postId: id, version: version + 1 };
    expect(await refused(late)).toMatchObject(changedMeanwhile);
    expect(await kept()).not.toMatch(/Johnson|Goble/);
  });

  test('cannot be forged', async () => {
    const prizeId = await published({ winners: [EMMY] });
    for (const [field, input] of [
      ['subject', { subject: `{winner:${EMMY}}` }],
      ['text', { text: `<p>&#123;winner:${EMMY}}</p>` }],
      ['text', { text: `<p>Los</p><img src="/api/downloadImage/p1" alt="{winner:3}" />` }],
      ['drawing', drawing(prizeId, '{winner:3}')],
    ] as const)
      expect(await refused(input)).toEqual({
        ...words('Bitte schreib den Namen aus: {winner:…} setzt das Tippspiel selbst ein.'),
        field,
      });
    const typed = await kit.publish(9, `{winner:${EMMY}}`);
    await kit.comment(9, typed.id, `{winner:${EMMY}}`);
    const read = (await kit.post(9, typed.id))!;
    expect([read.text, read.lastComments[0]?.text]).toEqual([`{winner:${EMMY}}`, `{winner:${EMMY}}`]);
  });
});

test('tipp learns which prize a post announces, whether players see it, and that it is hidden or deleted', async () => {
  const received: EventData<'feed.drawing.announced.v2'>[] = [];
  await kit.backbone.bus.consume({
    name: 'test-announced',
    types: ['feed.drawing.announced.v2'],
    handle: async (events) => void received.push(...events.map(({ data }) => data)),
  });
  const [first, second] = [await published(), await published()];
  const { id } = await save(drawing(first));
  await save({ postId: id, ...drawing(first), isPublished: true });
  await save({ postId: id, ...drawing(first), isPublished: true, subject: 'Anders' });
  await save({ postId: id, ...drawing(second), isPublished: true });
  // A hidden post announces nothing either.
  await kit.moderate(id, 'HIDE');
  await save({ postId: id, ...drawing(second), isPublished: true, subject: 'Wieder anders' });
  await kit.moderate(id, 'SHOW');
  await kit.change(admin, 'deletePost', { postId: id });
  await kit.drain();
  // The deletion may be published repeatedly and before earlier events; the version decides.
  const publishedEvents = () =>
    [
      ...new Map(received.filter(({ postId }) => postId === id).map((each) => [each.version, each])).values(),
    ].toSorted((one, other) => one.version - other.version);
  await until('all events', () => publishedEvents().length >= 6);
  expect(publishedEvents()).toEqual([
    { postId: id, version: 1, priceId: first, isPublished: false },
    { postId: id, version: 2, priceId: first, isPublished: true },
    { postId: id, version: 4, priceId: second, isPublished: true },
    { postId: id, version: 5, priceId: null, isPublished: false },
    { postId: id, version: 7, priceId: second, isPublished: true },
    { postId: id, version: 8, priceId: null, isPublished: false },
  ]);
});
