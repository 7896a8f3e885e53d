import { useApolloClient } from '@apollo/client/react';

/** Looks into the cache whether the player is in a group. */
export const useIsMember = (id: number): (() => boolean) => {
  const { cache } = useApolloClient();
  return () => {
    let isMember = false;
    const own = cache.identify({ __typename: 'Group', id });
    cache.modify({ id: own, fields: { member: (value: boolean) => (isMember = value) } });
    return isMember;
  };
};
