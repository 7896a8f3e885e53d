import type { TypedDocumentNode } from '@apollo/client';
import type { FragmentType, MaybeMasked } from '@apollo/client/masking';
import { useFragment } from '@apollo/client/react';

/** A document generated for a fragment has that fragment first, then those it includes. */
const nameOf = ({ definitions: [own] }: TypedDocumentNode<unknown>): string | undefined =>
  own?.kind === 'FragmentDefinition' ? own.name.value : undefined;

/** The data of a component's own fragment, live from the cache; null while a part of it is missing there, and of nothing. */
export const useMasked = <Data>(
  fragment: TypedDocumentNode<Data, Record<string, unknown>>,
  from: FragmentType<Data> | null,
): MaybeMasked<Data> | null => {
  const result = useFragment({ fragment, fragmentName: nameOf(fragment), from });
  return result.complete ? (result.data as MaybeMasked<Data>) : null;
};
