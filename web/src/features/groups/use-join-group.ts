import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import type { Failure } from '../../lib/failure.ts';
import { JoinGroupDocument } from './group.generated.ts';
import { useIsMember } from './use-is-member.ts';

interface JoinOptions {
  password?: string;
}

/** Not optimistic: the server alone knows whether the password is right. */
export const useJoinGroup = (id: number): ((options?: JoinOptions) => Promise<Failure | null>) => {
  const [join] = useSafeMutation(JoinGroupDocument);
  const isMember = useIsMember(id);
  return async (options) => {
    return (await join({ input: { groupId: id, ...options } }, { isDone: isMember })).failure;
  };
};
