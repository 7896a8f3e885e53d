import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import type { MutationPublishPostArgs, Post } from '../../generated/schema.ts';
import { failure } from '../../testing/failure.ts';
import { aFeed, aPost } from '../../testing/feed.ts';
import { aGroup } from '../../testing/group.ts';
import { aRanking } from '../../testing/list.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aPlayer, aViewer } from '../../testing/player.ts';
import { pass } from '../../testing/time.ts';

const group = aGroup({ id: 7, member: true });
const me = aPlayer();

/** Opens a group's conversation. */
const open = (posts: () => Post[]) =>
  openApp('/spielergruppe/7/2', {
    viewer: aViewer({ player: me }),
    answers: {
      group,
      groupRanking: aRanking() as never,
      matchDays: [],
      posts: () => aFeed(posts()),
      newPostCount: ({ sinceId }: { sinceId: number }) => posts().filter(({ id }) => id > sinceId).length,
    },
  });

test('a conversation shows who can read it, and offers new posts', async () => {
  jest.useFakeTimers();
  const posts: Post[] = [];
  const { user } = await open(() => posts);
  await screen.findByText('Einträge nur innerhalb der Mitglieder sichtbar');
  await screen.findByText('Noch ist es ruhig hier');
  posts.unshift(aPost({ text: 'Wer kommt heute?', group }));
  await pass(25_000);
  await user.click(await screen.findByRole('button', { name: '1 neuer Eintrag' }));
  await screen.findByText('Wer kommt heute?');
  // The page is the conversation itself.
  expect(screen.queryByRole('link', { name: 'Zur Unterhaltung der Spielergruppe' })).toBeNull();
});

test('a new post goes to the group', async () => {
  const posts: Post[] = [];
  const { user, sent, change } = await open(() => posts);
  change({
    publishPost: ({ input }: MutationPublishPostArgs) => {
      const post = aPost({ text: input.text, user: me, group });
      posts.unshift(post);
      return { post };
    },
  });
  await user.type(await screen.findByPlaceholderText('Was gibt es Neues?'), 'Ich!');
  await user.click(screen.getByRole('button', { name: 'Absenden' }));
  await screen.findByText('Ich!');
  expect(sent('PublishPost')).toMatchObject([{ input: { groupId: 7, text: 'Ich!' } }]);
});

test('a removed member who writes a post sees the join form at once', async () => {
  const { user, change } = await open(() => [aPost({ text: 'Nur für uns', group })]);
  await screen.findByText('Nur für uns');
  const outside = failure('NOT_FOUND', 'Diese Spielergruppe gibt es nicht.');
  change(
    { group: { ...group, member: false }, publishPost: outside },
    { GroupPlace: outside, Feed: outside, NewPosts: outside },
  );
  await user.type(await screen.findByPlaceholderText('Was gibt es Neues?'), 'Ich!');
  await user.click(screen.getByRole('button', { name: 'Absenden' }));
  await screen.findByRole('region', { name: 'Beitreten' });
  expect(screen.queryByText('Nur für uns')).toBeNull();
});

test('a new member’s posts load by themselves once the feed knows the membership', async () => {
  jest.useFakeTimers();
  const { change } = await open(() => [aPost({ text: 'Willkommen!', group })]);
  change({}, { Feed: failure('FORBIDDEN', 'Noch nicht.') });
  await screen.findByText('Noch nicht.');
  change({}, { Feed: {} });
  await pass(5_000);
  await screen.findByText('Willkommen!');
  await waitFor(() => expect(screen.queryByText('Noch nicht.')).toBeNull());
});
