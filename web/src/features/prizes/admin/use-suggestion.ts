import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { toFailure } from '../../../apollo/errors.ts';
import type { Failure } from '../../../lib/failure.ts';
import { TextSuggestionDocument } from './admin-prizes.generated.ts';
import { fillNames } from '../winner-names.ts';

interface Announced {
  id: number;
  priceKind: string;
  fromMatchId: number;
  toMatchId: number;
}

interface Suggestion {
  /** The HTML with the names; null before the first request. */
  html: string | null;
  failure: Failure | null;
  isBusy: boolean;
  suggest: (prize: Announced, names: string) => Promise<string | null>;
}

/** Requests a text that announces winners. A repeated request usually gives another text. */
export const useSuggestion = (): Suggestion => {
  const client = useApolloClient();
  const [state, setState] = useState<Omit<Suggestion, 'suggest'>>({
    html: null,
    failure: null,
    isBusy: false,
  });
  return {
    ...state,
    async suggest({ id: priceId, priceKind, fromMatchId, toMatchId }, names) {
      setState((before) => ({ ...before, isBusy: true }));
      try {
        const { data } = await client.query({
          query: TextSuggestionDocument,
          variables: { priceKind, priceId, fromMatchId, toMatchId },
          fetchPolicy: 'no-cache',
        });
        const html = fillNames(data?.textSuggestion ?? '', names);
        setState({ html, failure: null, isBusy: false });
        return html;
      } catch (error) {
        setState((before) => ({ ...before, failure: toFailure(error), isBusy: false }));
        return null;
      }
    },
  };
};
