import { useMutation } from '@apollo/client/react';
import { toFailure, type Failure } from '../../apollo/errors.ts';
import { CreateGroupDocument } from './group.generated.ts';

type Created = { id: number; failure?: undefined } | { failure: Failure };

/** The lists that may hold the new group are asked for anew when they are shown. */
export const useCreateGroup = (): ((name: string, password: string) => Promise<Created>) => {
  const [save] = useMutation(CreateGroupDocument);
  return (name, password) =>
    save({ variables: { input: { name, password } } }).then(
      ({ data }) => {
        if (!data) throw new Error('saveGroup answered without data');
        return { id: data.saveGroup.group.id };
      },
      (error: unknown) => ({ failure: toFailure(error) }),
    );
};
