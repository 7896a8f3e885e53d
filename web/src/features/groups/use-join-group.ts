import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import type { Failure } from '../../lib/failure.ts';
import { JoinGroupDocument } from './group.generated.ts';
import { useIsMember } from './use-is-member.ts';

interface Key {
  password?: string;
}

/** Not optimistic: the server alone knows whether the password is right. */
export const useJoinGroup = (id: number): ((key?: Key) => Promise<Failure | null>) => {
  const [join] = useSafeMutation(JoinGroupDocument);
  const isMember = useIsMember(id);
  return async (key) => {
    return (await join({ input: { groupId: id, ...key } }, { isDone: isMember })).failure;
  };
};
