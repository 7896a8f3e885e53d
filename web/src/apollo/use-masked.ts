import type { TypedDocumentNode } from '@apollo/client';
import type { FragmentType, MaybeMasked } from '@apollo/client/masking';
import { useFragment } from '@apollo/client/react';

/** The data of a component's own fragment, live from the cache; null while a part of it is missing there. */
export const useMasked = <Data>(
  fragment: TypedDocumentNode<Data, Record<string, unknown>>,
  from: FragmentType<Data>,
): MaybeMasked<Data> | null => {
  const result = useFragment({ fragment, from });
  return result.complete ? (result.data as MaybeMasked<Data>) : null;
};
