import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { refetchActive } from '../../lib/queries/active-queries.ts';
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
    const { failure } = await join({ input: { groupId: id, ...options } }, { isDone: isMember });
    // The group has just become private: once it is refetched, the screen asks for the password.
    if (failure?.field === 'password')
      await Promise.all(['Group', 'Groups'].map((name) => refetchActive(name)));
    return failure;
  };
};
