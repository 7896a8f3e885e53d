import { useState } from 'react';
import { useWrite, type Written } from '../../apollo/use-write.ts';
import { newKey } from '../../lib/save/new-key.ts';
import { CreateGroupDocument, type CreateGroupMutation } from './group.generated.ts';

/** Sent again, it is the same group. The lists that may hold the new group are asked for anew when they are shown. */
export const useCreateGroup = (): ((
  name: string,
  password: string,
) => Promise<Written<CreateGroupMutation>>) => {
  const [save] = useWrite(CreateGroupDocument);
  const [key] = useState(newKey);
  return (name, password) => save({ input: { key, name, password } });
};
