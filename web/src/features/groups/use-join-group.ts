import { useMutation } from '@apollo/client/react';
import { toFailure, type Failure } from '../../apollo/errors.ts';
import { showToast } from '../../lib/toast-store.ts';
import { JoinGroupDocument } from './group.generated.ts';
import { texts } from './texts.ts';

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
  const [join] = useMutation(JoinGroupDocument);
  return (key) =>
    join({ variables: { input: { groupId: id, ...key } } }).then(() => {
      showToast(texts.joined(name));
      return null;
    }, toFailure);
};
