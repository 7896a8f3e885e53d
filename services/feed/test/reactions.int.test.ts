import { operationsOf } from '@tippspiel/shared/platform/testing/operations';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { removePlayer } from '../src/app/remove-player.ts';
import { failure, numbers, startFeed, type Kit } from './kit.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await startFeed();
});
afterAll(() => kit.stop());

type Given = { id: number; myReaction: string | null; reactions: { reaction: string; count: number }[] };
const GIVEN = 'id likeCount isLikedByMe myReaction reactions { reaction count }';

const react = (userId: number, id: number, reaction: string | null) =>
  kit.change<Given>(userId, 'setReaction', { id, reaction });
async function look(userId: number, postId: number) {
  const query = `query($id: Int!) { post(id: $id) { ${GIVEN} lastComments { ${GIVEN} } } }`;
  const { data, errors } = await kit.ask(player(userId), query, { id: postId });
  expect(errors).toBeUndefined();
  return data?.['post'];
}

describe('a reaction', () => {
  test('is one per player, for posts and comments, and does not affect likes', async () => {
    const { id } = await kit.publish(1, 'Tor!');
    const { comment } = await kit.comment(1, id, 'Abseits');
    await kit.like(2, id);
    expect(await react(2, id, 'LAUGH')).toEqual({
      ...{ id, myReaction: 'LAUGH', reactions: [{ reaction: 'LAUGH', count: 1 }] },
    });
    await react(3, id, 'LAUGH');
    await react(4, id, 'BALL');
    await react(3, comment.id, 'SAD');
    const both = [
      { reaction: 'BALL', count: 1 },
      { reaction: 'LAUGH', count: 2 },
    ];
    expect(await look(2, id)).toMatchObject({
      ...{ likeCount: 1, isLikedByMe: true, myReaction: 'LAUGH', reactions: both },
      lastComments: [{ likeCount: 0, myReaction: null, reactions: [{ reaction: 'SAD', count: 1 }] }],
    });
    expect(await look(3, id)).toMatchObject({ isLikedByMe: false, lastComments: [{ myReaction: 'SAD' }] });
    // Another reaction replaces it. The like stays until it is removed itself, and so does the reaction.
    await react(2, id, 'CLAP');
    await kit.like(2, id);
    expect(await look(2, id)).toMatchObject({
      ...{ likeCount: 0, isLikedByMe: false, myReaction: 'CLAP' },
      reactions: [
        { reaction: 'BALL', count: 1 },
        { reaction: 'LAUGH', count: 1 },
        { reaction: 'CLAP', count: 1 },
      ],
    });
    await kit.like(4, id);
    for (const userId of [2, 3, 4]) expect((await react(userId, id, null)).myReaction).toBeNull();
    expect(await look(4, id)).toMatchObject({ likeCount: 1, isLikedByMe: true, reactions: [] });
    await kit.drain();
    // Nothing is left of players who have removed both.
    expect(await kit.deps.store.likes.model.distinct('userId', { targetId: id })).toEqual([4]);
  });

  test('that is repeated, or sent several times at once, changes nothing more', async () => {
    const { id } = await kit.publish(1, 'Noch einmal');
    expect(await react(2, id, null)).toEqual({ id, myReaction: null, reactions: [] });
    for (const reaction of ['WOW', 'SAD'])
      await Promise.all([react(2, id, reaction), react(2, id, reaction), react(2, id, reaction)]);
    expect(await react(2, id, 'SAD')).toMatchObject({ reactions: [{ reaction: 'SAD', count: 1 }] });
    await Promise.all([react(2, id, 'BALL'), kit.like(2, id), react(2, id, 'BALL')]);
    expect(await look(2, id)).toMatchObject({
      ...{ likeCount: 1, isLikedByMe: true, reactions: [{ reaction: 'BALL', count: 1 }] },
    });
  });

  test('of twenty players at once is counted correctly, besides their likes', async () => {
    const { id } = await kit.publish(1, 'Elfmeter!');
    const { comment } = await kit.comment(1, id, 'Klar');
    await Promise.all(
      numbers(1, 20).flatMap((userId) => [
        react(userId, id, userId % 2 ? 'WOW' : 'CLAP'),
        kit.like(userId, id),
        react(userId, comment.id, 'BALL'),
      ]),
    );
    expect(await look(1, id)).toMatchObject({
      likeCount: 20,
      reactions: [
        { reaction: 'WOW', count: 10 },
        { reaction: 'CLAP', count: 10 },
      ],
      lastComments: [{ reactions: [{ reaction: 'BALL', count: 20 }] }],
    });
  });

  test('is refused for invisible texts, and from locked players', async () => {
    const { id } = await kit.publish(1, 'Gesehen');
    const refused = async (who: ReturnType<typeof player> | null, input: object) =>
      failure(await kit.mutate(who, 'setReaction', input)).code;
    expect(await refused(player(2), { id: 999_999, reaction: 'BALL' })).toBe('NOT_FOUND');
    expect(await refused(player(2, { isLocked: true }), { id, reaction: 'BALL' })).toBe('FORBIDDEN');
    expect(await refused(null, { id, reaction: 'BALL' })).toBe('UNAUTHENTICATED');
    await kit.publishMembership(5, 1, 1);
    await kit.until(5, 1, 1);
    const inGroup = await kit.publish(1, 'Unter uns', 5);
    expect(await refused(player(2), { id: inGroup.id, reaction: 'BALL' })).toBe('NOT_FOUND');
    await kit.report(2, id);
    await kit.moderate(id, 'HIDE');
    expect(await refused(player(2), { id, reaction: 'BALL' })).toBe('NOT_FOUND');
  });

  test('is removed with the player who gave it, and is in the export until then', async () => {
    const { id } = await kit.publish(1, 'Bleibt');
    const { comment } = await kit.comment(1, id, 'Auch');
    await react(59, id, 'SAD');
    await react(59, comment.id, 'SAD');
    await kit.like(59, id);
    const exported = await kit.ask(
      player(59),
      '{ _entities(representations: [{ __typename: "Viewer", id: 59 }]) { ... on Viewer { feedExport } } }',
    );
    expect(exported.data).toMatchObject({
      _entities: [
        {
          feedExport: {
            likes: [{ targetId: id }],
            reactions: [
              { targetId: id, reaction: 'SAD' },
              { targetId: comment.id, reaction: 'SAD' },
            ],
          },
        },
      ],
    });
    await removePlayer(kit.deps, 59);
    await kit.drain();
    expect(await look(1, id)).toMatchObject({
      likeCount: 0,
      reactions: [],
      lastComments: [{ reactions: [] }],
    });
    expect(await kit.deps.store.likes.model.exists({ userId: 59 })).toBeNull();
  });
});

describe('an answer', () => {
  const answer = (userId: number, postId: number, text: string, answerTo: number, key?: string) =>
    kit.change<{ comment: { id: number } }>(userId, 'addComment', { postId, text, answerTo, key });
  const answered = async (userId: number, postId: number) => {
    const query =
      'query($id: Int!) { post(id: $id) { lastComments { id answerTo { id user { id } } } comments { id answerTo { id } } } }';
    return (await kit.ask(player(userId), query, { id: postId })).data?.['post'] as {
      lastComments: { id: number; answerTo: { id: number; user: { id: number } } | null }[];
      comments: { id: number; answerTo: { id: number } | null }[];
    };
  };

  test('names the comment that it answers, as long as that exists', async () => {
    const { id } = await kit.publish(1, 'Wer fährt?');
    const { comment: first } = await kit.comment(2, id, 'Ich');
    const { comment: second } = await answer(3, id, 'Um wie viel Uhr?', first.id, 'einmal');
    expect((await answer(3, id, 'Um wie viel Uhr?', first.id, 'einmal')).comment.id).toBe(second.id);
    const { lastComments, comments } = await answered(1, id);
    expect(lastComments).toEqual([
      { id: first.id, answerTo: null },
      { id: second.id, answerTo: { id: first.id, user: { id: 2 } } },
    ]);
    expect(comments.map(({ answerTo }) => answerTo?.id)).toEqual([undefined, first.id]);
    await kit.report(1, first.id);
    await kit.moderate(first.id, 'HIDE');
    expect((await answered(1, id)).lastComments).toEqual([{ id: second.id, answerTo: null }]);
    await kit.moderate(first.id, 'SHOW');
    expect((await answered(1, id)).lastComments).toMatchObject([{}, { answerTo: { id: first.id } }]);
    await kit.change(2, 'deleteComment', { postId: id, commentId: first.id });
    expect((await answered(1, id)).lastComments).toEqual([{ id: second.id, answerTo: null }]);
  });

  test('is accepted only for a comment on the same post', async () => {
    const { id } = await kit.publish(1, 'Hier');
    const other = await kit.publish(1, 'Dort');
    const { comment } = await kit.comment(2, other.id, 'Drüben');
    for (const answerTo of [comment.id, other.id, 999_999]) {
      const input = { postId: id, text: 'Wie bitte?', answerTo };
      expect(failure(await kit.mutate(player(3), 'addComment', input))).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Diesen Kommentar gibt es nicht mehr.',
      });
    }
    expect(await kit.post(1, id)).toMatchObject({ commentCount: 0 });
  });

  test('costs a page of the feed one read by keys, and nothing without answers', async () => {
    const query =
      '{ posts { items { id likeCount isLikedByMe myReaction reactions { count } lastComments { id answerTo { id } } } } }';
    const read = async () =>
      (await operationsOf(kit.backbone.mongo, () => kit.ask(player(1), query))).operations.sort();
    await read();
    expect(await read()).toEqual(['comments.find', 'likes.find', 'posts.find', 'posts.find']);
  });
});
