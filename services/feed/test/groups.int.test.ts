import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newPost } from '../src/domain/post.ts';
import { failure, startFeed, type Kit } from './kit.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await startFeed();
  await kit.publishMembership(5, 1, 1);
  await kit.publishMembership(5, 2, 1);
  await kit.until(5, 2, 1);
  await kit.until(5, 1, 1);
});
afterAll(() => kit.stop());

const membersOnly = {
  nothing: true,
  code: 'NOT_FOUND',
  message: 'Einträge einer Spielergruppe sehen nur ihre Mitglieder.',
};

describe('a group’s posts', () => {
  test('are seen, commented and liked by its members, and never appear on the main feed', async () => {
    const post = await kit.publish(1, 'Nur für uns', 5);
    expect(post.group).toEqual({ __typename: 'Group', id: 5 });
    const { comment } = await kit.comment(2, post.id, 'Genau');
    await kit.like(2, post.id);
    expect((await kit.feed(2, { groupId: 5 })).items).toMatchObject([
      { id: post.id, likeCount: 1, commentCount: 1 },
    ]);
    for (const variables of [{}, { search: 'Nur für uns' }, { groupId: 0 }, { onlyOperatorPosts: true }]) {
      expect((await kit.feed(1, variables)).items).toEqual([]);
    }

    expect(failure(await kit.askFeed(player(3), { groupId: 5 }))).toEqual(membersOnly);
    expect(failure(await kit.askFeed(player(3, { isAdmin: true }), { groupId: 5 }))).toEqual(membersOnly);
    expect(await kit.post(3, post.id)).toBeNull();
    const publish = { text: 'Darf ich?', groupId: 5 };
    expect(failure(await kit.mutate(player(3), 'publishPost', publish))).toEqual(membersOnly);
    // For an outsider the post does not exist, in writes as in reads.
    for (const [name, input] of [
      ['addComment', { postId: post.id, text: 'Darf ich?' }],
      ['toggleLike', { postId: post.id }],
      ['toggleLike', { postId: comment.id }],
      ['reportText', { id: post.id }],
      ['reportText', { id: comment.id }],
      ['deletePost', { postId: post.id }],
      ['deleteComment', { postId: post.id, commentId: comment.id }],
    ] as const)
      expect([name, failure(await kit.mutate(player(3), name, input)).code]).toEqual([name, 'NOT_FOUND']);
    expect(await kit.post(1, post.id)).toMatchObject({ likeCount: 1, commentCount: 1 });
  });

  test('keep no number of a player who has left, even if the group’s event arrives afterwards', async () => {
    const departures = kit.backbone.mongo.collection<{ _id: number; passes: number }>('departures');
    await kit.publishEvent('user.account.deleted.v1', { userId: 9, version: 2 });
    await until('all is removed', () => departures.findOne({ _id: 9, passes: 1 }));
    await kit.publishMembership(5, 9, 2, false);
    await kit.publishMembership(5, 10, 1);
    await kit.until(5, 10, 1);
    expect(await kit.deps.store.memberships.model.exists({ userId: 9 })).toBeNull();
  });

  test('cannot be written in a group that never existed', async () => {
    const unknown = { nothing: true, code: 'NOT_FOUND', message: 'Diese Spielergruppe gibt es nicht.' };
    expect(failure(await kit.askFeed(player(3), { groupId: 999_999 }))).toEqual(unknown);
    const input = { text: 'Ist hier jemand?', groupId: 999_999 };
    expect(failure(await kit.mutate(player(3), 'publishPost', input))).toEqual(unknown);
  });

  test('are resolved by reference for members only', async () => {
    const own = await kit.publish(1, 'Gruppenpost', 5);
    const { comment } = await kit.comment(1, own.id, 'Dazu');
    const open = await kit.publish(1, 'Offen');
    const representations = [
      { __typename: 'Post', id: own.id },
      { __typename: 'Comment', id: comment.id },
      { __typename: 'Post', id: open.id },
      { __typename: 'Post', id: 999_999 },
    ];
    const query =
      'query($r: [_Any!]!) { _entities(representations: $r) { ... on Post { id text } ... on Comment { id parentId } } }';
    const [gruppe, dazu, offen] = [
      { id: own.id, text: 'Gruppenpost' },
      { id: comment.id, parentId: own.id },
      { id: open.id, text: 'Offen' },
    ];
    expect((await kit.ask(player(2), query, { r: representations })).data).toEqual({
      _entities: [gruppe, dazu, offen, null],
    });
    expect((await kit.ask(player(3), query, { r: representations })).data).toEqual({
      _entities: [null, null, offen, null],
    });
  });

  test('may be deleted but not seen by an author who has left the group', async () => {
    await kit.publishMembership(5, 4, 1);
    await kit.until(5, 4, 1);
    const post = await kit.publish(4, 'Tschüss', 5);
    await kit.publishMembership(5, 4, 2, false);
    await kit.until(5, 4, 2);
    expect(await kit.post(4, post.id)).toBeNull();
    expect(failure(await kit.askFeed(player(4), { groupId: 5 }))).toEqual(membersOnly);
    expect(await kit.change(4, 'deletePost', { postId: post.id })).toEqual({ deletedId: post.id });
  });
});

describe('a group that is no more', () => {
  const gone = { nothing: true, code: 'NOT_FOUND', message: 'Diese Spielergruppe gibt es nicht.' };

  test('loses its posts and memberships, and no late event restores them', async () => {
    await kit.publishMembership(6, 1, 1);
    await kit.publishMembership(6, 2, 1);
    await kit.until(6, 2, 1);
    await kit.until(6, 1, 1);
    const post = await kit.publish(1, 'Bis gleich', 6);
    await kit.comment(2, post.id, 'Tschüss');
    await kit.publishEvent('group.group.deleted.v1', { groupId: 6, version: 2 });
    await until('it is gone', async () => (await kit.post(1, post.id)) === null);
    await until(
      'nobody is in it',
      async () => !(await kit.deps.store.memberships.model.exists({ groupId: 6 })),
    );
    expect(failure(await kit.askFeed(player(1), { groupId: 6 }))).toEqual(gone);
    expect(failure(await kit.mutate(player(1), 'publishPost', { text: 'Noch da?', groupId: 6 }))).toEqual(
      gone,
    );
    const late = await kit.mutate(player(1), 'addComment', { postId: post.id, text: 'Noch da?' });
    expect(failure(late)).toEqual({
      nothing: true,
      code: 'NOT_FOUND',
      message: 'Diesen Eintrag gibt es nicht mehr.',
    });

    // A late event, and all events again for a new generation.
    await kit.publishMembership(6, 3, 1);
    await kit.publishMembership(6, 1, 5);
    await kit.publishMembership(5, 11, 1);
    await kit.until(5, 11, 1);
    expect(await kit.deps.store.memberships.model.exists({ groupId: 6 })).toBeNull();
    expect(failure(await kit.mutate(player(3), 'publishPost', { text: 'Ich?', groupId: 6 }))).toEqual(gone);
    expect((await kit.everything())['posts']).toBe(
      await kit.deps.store.posts.model.countDocuments({ groupId: { $ne: 6 } }),
    );
  });

  test('loses any number of posts without a queue at the database', async () => {
    const [groupId, many] = [77, 1_200];
    const { posts, comments, likes, nextId } = kit.deps.store;
    const first = await nextId(2 * many);
    const dateCreated = kit.clock.now();
    const ids = Array.from({ length: many }, (_none, index) => first + index);
    await posts.insert(
      ids.map((id) => newPost({ id, userId: 1, groupId, text: 'Einer von vielen', dateCreated })),
    );
    const said = ids.map((postId) => ({ id: postId + many, postId, userId: 2, text: 'Ja', dateCreated }));
    await comments.insertCounted(said.map((comment) => ({ ...comment, likeCount: 1, isHidden: false })));
    const liked = [...ids, ...said.map(({ id }) => id)];
    await likes.insertCounted(liked.map((targetId) => ({ targetId, userId: 3, dateLiked: dateCreated })));

    let waiting = 0;
    let longest = 0;
    const client = kit.backbone.mongo.getClient();
    client.on('connectionCheckOutStarted', () => void (longest = Math.max(longest, (waiting += 1))));
    client.on('connectionCheckedOut', () => void (waiting -= 1));
    client.on('connectionCheckOutFailed', () => void (waiting -= 1));
    await kit.publishEvent('group.group.deleted.v1', { groupId, version: 2 });
    await until('all is gone', async () => !(await posts.model.exists({ _id: { $in: ids } })));
    expect(await comments.model.countDocuments({ postId: { $in: ids } })).toBe(0);
    expect(await likes.model.countDocuments({ targetId: { $in: liked } })).toBe(0);
    // Sweeps, consumers and this test run queries, too.
    expect(longest).toBeLessThan(50);
  });

  test('keeps no post of a member who wrote while it ended', async () => {
    await kit.publishMembership(7, 1, 1);
    await kit.until(7, 1, 1);
    const { memberships, endedGroups, posts } = kit.deps.store;
    // Simulates another process between its membership check and its write.
    const writing = Promise.all(
      Array.from({ length: 20 }, () => kit.mutate(player(1), 'publishPost', { text: 'Schnell', groupId: 7 })),
    );
    await endedGroups.note(7);
    await memberships.removeGroup(7);
    const answers = await writing;
    for (const answer of answers) if (answer.errors) expect(failure(answer)).toEqual(gone);
    await kit.publishEvent('group.group.deleted.v1', { groupId: 7, version: 2 });
    await until('nothing is left', async () => !(await posts.idsInGroup(7, 1)).length);
  });
});

describe('the read model of memberships', () => {
  test('keeps the highest version, whatever arrives twice, late or at once', async () => {
    const { apply, among } = kit.deps.store.memberships;
    const fact = (version: number) => ({ groupId: 8, userId: 8, version, isMember: version % 2 === 1 });
    await apply([fact(3), fact(1), fact(2)]);
    await apply([fact(2)]);
    await apply([fact(3)]);
    expect(await among(8, [8])).toEqual(new Set([8]));
    await Promise.all([4, 2, 1, 3, 4, 2].map((version) => apply([{ ...fact(version), userId: 9 }])));
    expect(await among(9, [8])).toEqual(new Set());
    expect(await kit.deps.store.memberships.model.findById('8:9').lean()).toMatchObject({
      version: 4,
      isMember: false,
    });
  });
});
