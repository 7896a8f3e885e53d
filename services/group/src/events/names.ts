import type { Logger } from '@tippspiel/shared/platform/log/logger';
import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import { foldText } from '@tippspiel/shared/platform/text/fold';
import type { Names } from '../projection/names.ts';
import type { Groups } from '../store/groups.ts';
import { createSizeReader } from './sizes.ts';

/**
 * Loads the names of all groups into this process, and subscribes to groups saved by any process. No group is missed:
 * the subscription starts before the database is read, and a group is written before it is published. Sizes are read
 * again when members join or leave. Resolves when all names are loaded.
 * @returns a handle that ends the reading of sizes
 */
export async function subscribeNames(
  { bus, log }: { bus: Bus; log: Logger },
  store: Pick<Groups, 'eachName' | 'sizesOf'>,
  names: Names,
): Promise<{ close(): Promise<void> }> {
  const sizes = createSizeReader({ read: store.sizesOf, resize: names.resize, log });
  await bus.subscribe({
    types: [
      'group.group.saved.v1',
      'group.group.deleted.v1',
      'group.member.joined.v1',
      'group.member.left.v1',
    ],
    handle({ type, data }) {
      const { groupId: id, version } = data;
      if (type === 'group.group.deleted.v1') names.remove({ id, version });
      else if (type === 'group.group.saved.v1') names.put({ id, version, folded: foldText(data.name) });
      else sizes.touch(id);
    },
  });
  await store.eachName((name) => {
    names.put(name);
    // Events that arrived meanwhile contained no size.
    names.resize(name.id, name.size);
  });
  return sizes;
}
