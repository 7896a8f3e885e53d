import { useWrite, type Written } from '../../apollo/use-write.ts';
import { CreateGroupDocument, type CreateGroupMutation } from './group.generated.ts';

/** The lists that may hold the new group are asked for anew when they are shown. */
export const useCreateGroup = (): ((
  name: string,
  password: string,
) => Promise<Written<CreateGroupMutation>>) => {
  const [save] = useWrite(CreateGroupDocument);
  return (name, password) => save({ input: { name, password } });
};
