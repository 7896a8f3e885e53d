import { useWrite } from '../../apollo/use-write.ts';
import type { Failure } from '../../lib/failure.ts';
import { showToast } from '../../lib/toast-store.ts';
import { JoinGroupDocument } from './group.generated.ts';
import { texts } from './texts.ts';
import { useIsMember } from './use-is-member.ts';

interface Target {
  id: number;
  name: string;
}

interface Key {
  password?: string;
  /** The guid of an invite link, in place of the password. */
  link?: string;
}

/** Not optimistic: the server alone knows whether the password is right. */
export const useJoinGroup = ({ id, name }: Target): ((key?: Key) => Promise<Failure | null>) => {
  const [join] = useWrite(JoinGroupDocument);
  const isMember = useIsMember(id);
  return async (key) => {
    const { failure } = await join({ input: { groupId: id, ...key } }, { isDone: isMember });
    if (!failure) showToast(texts.joined(name));
    return failure;
  };
};
