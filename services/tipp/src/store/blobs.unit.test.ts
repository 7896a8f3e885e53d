import { expect, test } from '@jest/globals';
import { createBlobStore } from './blobs.ts';

/** No test has a sharded cluster, so this one reads what would be sent to it. */
test('each write names the shard key in its filter, as an upsert in a sharded collection must', async () => {
  const written: { filter: object; change: { $set: object } }[] = [];
  const updateOne = async (filter: object, change: { $set: object }) => void written.push({ filter, change });
  const store = createBlobStore({ model: () => ({ updateOne }) } as never);
  await store.put('column/1/7', Uint8Array.of(1, 2, 3), { fence: 7 });
  const [{ filter, change }] = written as [(typeof written)[number]];
  expect(written).toHaveLength(1);
  expect(filter).toEqual({ _id: 'column/1/7#0', key: 'column/1/7' });
  expect(change.$set).not.toHaveProperty('key');
});
