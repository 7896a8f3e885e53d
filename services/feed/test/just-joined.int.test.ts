import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { IDENTITY_HEADER, signIdentity } from '@tippspiel/shared/contracts/auth/identity';
import { player, testEnv, TEST_IDENTITY_SECRET } from '@tippspiel/shared/platform/testing/subgraph';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '../../../infra/local/ports.ts';
import { backingForTests } from '../../../infra/local/testing.ts';
import { failure, startFeed, type Kit } from './kit.ts';

const MAIN = new URL('../../group/src/main.ts', import.meta.url).pathname;

let kit: Kit;
let group: ChildProcess;
let url: string;

// A separate namespace: while the bus is down, nothing is received.
beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const env = { ...testEnv('group', backingForTests()), PORT: String(port), NODE_OPTIONS: '' };
  group = spawn(process.execPath, [MAIN], { env: { ...process.env, ...env }, stdio: 'ignore' });
  kit = await startFeed({ GROUP_URL: url });
  const isUp = () =>
    fetch(`${url}/graphql`).then(
      () => true,
      () => false,
    );
  await until('the group service answers', isUp);
});
afterAll(async () => {
  const ended = once(group, 'exit');
  group.kill();
  await Promise.all([ended, kit.stop()]);
});

async function change(userId: number, name: string, input: object): Promise<number> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [IDENTITY_HEADER]: await signIdentity(TEST_IDENTITY_SECRET, player(userId)),
    },
    body: JSON.stringify({
      query: `mutation ($input: ${type}!) { answer: ${name}(input: $input) { group { id } } }`,
      variables: { input },
    }),
  });
  const { data, errors } = (await response.json()) as {
    data: { answer: { group: { id: number } } };
    errors?: unknown;
  };
  if (errors) throw new Error(JSON.stringify(errors));
  return data.answer.group.id;
}

test('a player who has just founded or joined a group reads and writes in it before the events arrive', async () => {
  const groupId = await change(1, 'saveGroup', { name: 'Die Kurve' });
  const post = await kit.publish(1, 'Willkommen', groupId);
  expect(failure(await kit.askFeed(player(3), { groupId })).code).toBe('NOT_FOUND');
  await change(2, 'joinGroup', { groupId });
  expect((await kit.feed(2, { groupId })).items).toMatchObject([{ id: post.id }]);
  expect((await kit.like(2, post.id)).likeCount).toBe(1);
  expect(await kit.post(2, post.id)).not.toBeNull();
  expect(await kit.post(3, post.id)).toBeNull();

  // Events that arrive later take precedence.
  await kit.publishMembership(groupId, 2, 2, false);
  await kit.until(groupId, 2, 2);
  await change(2, 'leaveGroup', { groupId });
  expect(failure(await kit.askFeed(player(2), { groupId })).code).toBe('NOT_FOUND');
});

test('a second query is answered by the first yes, also when the group service is down', async () => {
  const groupId = await change(4, 'saveGroup', { name: 'Die Tribüne' });
  expect((await kit.feed(4, { groupId })).items).toEqual([]);
  group.kill('SIGSTOP');
  expect((await kit.feed(4, { groupId })).items).toEqual([]);
  group.kill('SIGCONT');
});
