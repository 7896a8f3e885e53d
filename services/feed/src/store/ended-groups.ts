import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import { Schema, type Connection } from 'mongoose';

/** The number of an ended group, so that no late event brings it back. Shard key: `_id`. */
type EndedGroup = { _id: number };

const schema = new Schema<EndedGroup>({ _id: Number }, { versionKey: false });

export function createEndedGroups(connection: Connection) {
  const model = connection.model<EndedGroup>('endedGroups', schema, 'endedGroups');

  return {
    async note(groupId: number): Promise<void> {
      await insertOnce(model, { _id: groupId });
    },

    /** Those of these groups that have ended. */
    async among(groupIds: readonly number[]): Promise<Set<number>> {
      const found = await model.find({ _id: { $in: [...new Set(groupIds)] } }).lean<EndedGroup[]>();
      return new Set(found.map(({ _id }) => _id));
    },
  };
}
