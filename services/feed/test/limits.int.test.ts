import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { failure, numbers, startFeed, type Kit } from './kit.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await startFeed({
    POSTS_PER_HOUR: '3',
    COMMENTS_PER_HOUR: '4',
    LIKES_PER_HOUR: '4',
    REPORTS_PER_HOUR: '2',
  });
});
afterAll(() => kit.stop());

test.each([
  [
    'publishPost',
    3,
    'Du hast in der letzten Stunde sehr viele Einträge geschrieben. Bitte mach eine kleine Pause.',
  ],
  [
    'addComment',
    4,
    'Du hast in der letzten Stunde sehr viele Kommentare geschrieben. Bitte mach eine kleine Pause.',
  ],
])('%s: of many at once %d pass, for this player and this hour only', async (name, max, message) => {
  const { id: postId } = await kit.publish(100 + max, 'Dazu');
  const input = name === 'addComment' ? { postId, text: 'Schon wieder ich' } : { text: 'Schon wieder ich' };
  const write = (userId: number) => kit.mutate(player(userId), name, input);
  const answers = await Promise.all(numbers(1, 10).map(() => write(1)));
  const refused = answers.filter(({ errors }) => errors);
  expect(refused).toHaveLength(10 - max);
  for (const answer of refused) {
    expect(failure(answer)).toEqual({ nothing: true, code: 'RATE_LIMITED', message });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ retryAfterSeconds: expect.any(Number) });
  }
  expect((await write(2)).errors).toBeUndefined();
  // Requests refused for another reason do not count.
  for (const text of ['', ' ', ''])
    expect((await kit.mutate(player(3), name, { ...input, text })).errors).toBeDefined();
  for (const _ of numbers(1, max)) expect((await write(3)).errors).toBeUndefined();
  kit.clock.set(new Date(kit.clock.now().getTime() + 3_600_000));
  expect((await write(1)).errors).toBeUndefined();
});

test('likes and reactions: four changes per hour are accepted together, and a repetition does not count', async () => {
  const { id } = await kit.publish(53, 'Gefällt Euch das?');
  const like = (isLiked?: boolean) => kit.mutate(player(70), 'toggleLike', { postId: id, isLiked });
  const react = (reaction: string | null) => kit.mutate(player(70), 'setReaction', { id, reaction });
  for (const change of [
    ...[() => like(true), () => like(true), () => like(), () => like(false)],
    ...[() => react('BALL'), () => react('BALL'), () => react(null)],
  ])
    expect((await change()).errors).toBeUndefined();
  for (const answer of [await like(), await react('BALL')])
    expect(failure(answer)).toEqual({
      nothing: true,
      code: 'RATE_LIMITED',
      message: 'Du hast in der letzten Stunde sehr oft reagiert. Bitte mach eine kleine Pause.',
    });
  expect((await kit.mutate(player(71), 'toggleLike', { postId: id })).errors).toBeUndefined();
});

test('reports: two per hour are accepted, and a repetition does not count', async () => {
  const texts = [];
  for (const userId of [50, 51, 52]) texts.push(await kit.publish(userId, 'Melde mich'));
  const [first, second, third] = texts.map(({ id }) => ({ id })) as [object, object, object];
  for (const input of [first, first, second, first]) await kit.change(60, 'reportText', input);
  expect(failure(await kit.mutate(player(60), 'reportText', third))).toEqual({
    nothing: true,
    code: 'RATE_LIMITED',
    message:
      'Du hast in der letzten Stunde sehr viel gemeldet. Bitte warte eine Weile, bevor Du noch etwas meldest.',
  });
  await kit.change(61, 'reportText', third);
  await kit.change(60, 'reportText', second);
});
