import type { TypedDocumentNode } from '@apollo/client';
import type { FragmentType, MaybeMasked } from '@apollo/client/masking';
import { useFragment } from '@apollo/client/react';

/** A generated fragment document starts with the fragment itself; included ones follow. */
const nameOf = ({ definitions: [own] }: TypedDocumentNode<unknown>): string | undefined =>
  own?.kind === 'FragmentDefinition' ? own.name.value : undefined;

/** A component's fragment data, live from the cache; null without a reference, or while the cache is incomplete. */
export const useMasked = <Data>(
  fragment: TypedDocumentNode<Data, Record<string, unknown>>,
  from: FragmentType<Data> | null,
): MaybeMasked<Data> | null => {
  const result = useFragment({ fragment, fragmentName: nameOf(fragment), from });
  return result.complete ? (result.data as MaybeMasked<Data>) : null;
};
