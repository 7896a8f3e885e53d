import type { ApolloClient } from '@apollo/client';
import { noteAnswer } from '../../apollo/kept.ts';
import type { About } from '../../lib/kept-wish.ts';
import { MyTippsDocument, type MyTippsQuery } from './my-tipps.generated.ts';
import { TippCardFragmentDoc } from './tipp-card.generated.ts';
import type { StoredTipp } from './tipp-change.ts';

/** The tip page of each match that was shown. */
const pages = new Map<number, number>();

export const rememberPage = ({ tipps: { tipps, currentPageNumber } }: MyTippsQuery): void =>
  tipps.forEach(({ match }) => pages.set(match.id, currentPageNumber));

export const pageOf = (matchId: number): number => pages.get(matchId) ?? 0;

/** Asks what the server has of a tipp, by the page it stands on; the page's other tipps are fresh then too. */
export const askTipp =
  (client: ApolloClient) =>
  async (matchId: number, signal: AbortSignal, about: About<StoredTipp> | null): Promise<StoredTipp> => {
    const variables = { pageNumber: about?.page ?? pageOf(matchId) };
    const { data } = await client.query({
      query: MyTippsDocument,
      variables,
      fetchPolicy: 'network-only',
      // Not together with the page's own question, which may be given up.
      context: { queryDeduplication: false, fetchOptions: { signal } },
    });
    noteAnswer(client.cache, MyTippsDocument, variables);
    const tipp = data?.tipps.tipps.find(({ match }) => match.id === matchId);
    const id = tipp && client.cache.identify(tipp);
    const stored = client.cache.readFragment({ id, fragment: TippCardFragmentDoc, fragmentName: 'TippCard' });
    if (!stored) throw new Error(`No tipp of match ${matchId} on its page`);
    const { goalsTeam1, goalsTeam2, isJoker } = stored;
    return { goalsTeam1, goalsTeam2, isJoker };
  };
