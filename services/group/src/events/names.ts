import type { Bus } from '@tippspiel/shared/nats/bus';
import { foldText } from '@tippspiel/shared/text/fold';
import type { Names } from '../projection/names.ts';
import type { Groups } from '../store/groups.ts';

/**
 * Fills the names of this process, which from now on follow what every process of this service saves. That begins before
 * the database is read, and a group stands there before it is told of, so that none is missed.
 * @returns resolves when all are there
 */
export async function followNames(bus: Bus, store: Pick<Groups, 'eachName'>, names: Names): Promise<void> {
  await bus.follow({
    types: ['group.group.saved.v1', 'group.group.deleted.v1'],
    handle({ type, data }) {
      const { groupId: id, version } = data;
      if (type === 'group.group.deleted.v1') names.remove({ id, version });
      else names.put({ id, version, folded: foldText(data.name) });
    },
  });
  await store.eachName(names.put);
}
