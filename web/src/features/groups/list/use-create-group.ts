import { useState } from 'react';
import { useSafeMutation, type MutationOutcome } from '../../../apollo/use-safe-mutation.ts';
import { newKey } from '../../../lib/save/new-key.ts';
import { CreateGroupDocument, type CreateGroupMutation } from '../group.generated.ts';

/** Sent again, it is the same group. The lists that may hold the new group are asked for again when they are shown. */
export const useCreateGroup = (): ((
  name: string,
  password: string,
) => Promise<MutationOutcome<CreateGroupMutation>>) => {
  const [save] = useSafeMutation(CreateGroupDocument);
  const [key] = useState(newKey);
  return (name, password) => save({ input: { key, name, password } });
};
