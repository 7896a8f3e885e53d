import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { until } from '@tippspiel/shared/platform/testing/until';
import { expect, test } from '@jest/globals';
import { receiveEvents, runGroups, startGroups } from './kit.ts';
import type { GroupEnv } from '../src/env.ts';

const script = fileURLToPath(new URL('die-after-write.ts', import.meta.url));

/** Runs a use case in a separate process, which is killed (-9) between its write and the follow-ups. */
async function crash(env: GroupEnv, ...args: string[]): Promise<void> {
  const variables = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, String(value)]));
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...variables },
    stdio: 'inherit',
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
}

test('a group whose service died while creating it gets its owner, count and events, once', async () => {
  const first = await startGroups();
  await first.close();
  await crash(first.env, 'save', '5');
  const kit = await runGroups(first.env);
  await kit.drain();
  const [group] = (await kit.page(5, 1)).items;
  expect(group).toMatchObject({ name: 'Abgestürzt', owner: true, member: true, memberCount: 1 });
  await kit.drain();
  const events = await receiveEvents(kit.env, (received) => received.length >= 2);
  expect(events.map(({ type }) => type).sort()).toEqual(['group.group.saved.v1', 'group.member.joined.v1']);
  expect(await pendingTarget(kit)).toBe(0);
  await kit.stop();
});

test('a member whose service died while joining is counted and published, once', async () => {
  const first = await startGroups();
  const { id } = await first.change(1, 'saveGroup', { name: 'Runde' });
  await first.drain();
  await first.close();
  await crash(first.env, 'join', '6', String(id));
  const kit = await runGroups(first.env);
  expect((await kit.group(6, id))?.member).toBe(true);
  await kit.drain();
  expect((await kit.group(6, id))?.memberCount).toBe(2);
  await kit.drain();
  const events = await receiveEvents(kit.env, (received) => received.length >= 3);
  expect(events.filter(({ data }) => 'userId' in data && data.userId === 6)).toHaveLength(1);
  expect(events).toHaveLength(3);
  expect(await pendingTarget(kit)).toBe(0);
  await kit.stop();
});

test('a group whose service died while deleting it leaves only its event', async () => {
  const first = await startGroups();
  const { id } = await first.change(5, 'saveGroup', { name: 'Kurz' });
  await first.change(6, 'joinGroup', { groupId: id });
  await first.drain();
  await first.close();
  await crash(first.env, 'delete', '5', String(id));
  const kit = await runGroups(first.env);
  expect(await kit.group(5, id)).toBeNull();
  expect((await kit.page(6)).items).toEqual([]);
  await kit.drain();
  await kit.drain();
  expect(await kit.deps.store.memberships.model.countDocuments({ groupId: id })).toBe(0);
  const stored = await kit.deps.store.groups.model.findById(id).lean();
  expect(stored).toMatchObject({ isDeleted: true, outbox: [] });
  expect(await pendingTarget(kit)).toBe(0);
  await kit.stop();
});

test('a group whose service died while renaming it is listed under its new name, in the running process and in a new one', async () => {
  const first = await startGroups();
  const { id } = await first.change(5, 'saveGroup', { name: 'Aachen' });
  await first.change(5, 'saveGroup', { name: 'Mitte' });
  await first.drain();
  await crash(first.env, 'save', '5', String(id));
  const second = await runGroups({ ...first.env });
  const names = async (kit: typeof first) => (await kit.page(6)).items.map(({ name }) => name);
  expect(await names(second)).toEqual(['Abgestürzt', 'Mitte']);
  await second.change(5, 'saveGroup', { groupId: id, name: 'Zwickau' });
  await crash(first.env, 'save', '5', String(id));
  await crash(first.env, 'save', '5');
  const third = await runGroups(first.env);
  expect(await names(third)).toEqual(['Abgestürzt', 'Abgestürzt', 'Mitte']);
  // It is not published yet; the first sweep does it.
  await third.drain();
  for (const kit of [first, second])
    await until('the list follows', async () => (await names(kit)).join() === 'Abgestürzt,Abgestürzt,Mitte');
  await second.close();
  await third.close();
  await first.stop();
});

const pendingTarget = async ({ deps }: Awaited<ReturnType<typeof runGroups>>) =>
  (await deps.store.groups.model.countDocuments({ pendingTarget: { $gt: 0 } })) +
  (await deps.store.memberships.model.countDocuments({ pendingTarget: { $gt: 0 } }));
