import { useApolloClient } from '@apollo/client/react';

/** Reads from the cache whether the player is a member. */
export const useIsMember = (id: number): (() => boolean) => {
  const { cache } = useApolloClient();
  return () => {
    let isMember = false;
    const own = cache.identify({ __typename: 'Group', id });
    cache.modify({ id: own, fields: { member: (value: boolean) => (isMember = value) } });
    return isMember;
  };
};
