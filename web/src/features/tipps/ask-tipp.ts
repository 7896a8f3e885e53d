import type { ApolloClient } from '@apollo/client';
import { recordAnswer } from '../../apollo/persisted-cache.ts';
import type { About } from '../../lib/save/saver-rules.ts';
import { queryBetweenSaves } from '../../lib/save/between-saves.ts';
import { syncClock } from '../../lib/time/server-clock.ts';
import { MyTippsDocument, type MyTippsQuery } from './my-tipps.generated.ts';
import { TippCardFragmentDoc } from './tipp-card.generated.ts';
import type { StoredTipp } from './tipp-change.ts';

/** The tip page of each match that was shown. */
const pages = new Map<number, number>();

export const rememberPage = ({ tipps: { tipps, currentPageNumber } }: MyTippsQuery): void =>
  tipps.forEach(({ match }) => pages.set(match.id, currentPageNumber));

export const pageOf = (matchId: number): number => pages.get(matchId) ?? 0;

interface Look {
  page: Promise<MyTippsQuery | undefined>;
  abort: AbortController;
}

/** So long a look waits for others: back in the network, a whole page of tipps looks at once. */
const GATHER_MS = 50;
const gathering = new Map<number, Look>();

const gather = (client: ApolloClient, pageNumber: number): Look => {
  const abort = new AbortController();
  /** Who looks from now on looks anew. */
  const close = (): void => {
    if (gathering.get(pageNumber)?.abort === abort) gathering.delete(pageNumber);
  };
  abort.signal.addEventListener('abort', close);
  const ask = async (): Promise<MyTippsQuery | undefined> => {
    await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
    close();
    const query = async (signal: AbortSignal) => {
      const sentAt = Date.now();
      const answer = await client.query({
        query: MyTippsDocument,
        variables: { pageNumber },
        fetchPolicy: 'network-only',
        // Not together with the page's own question, which may be given up.
        context: { queryDeduplication: false, fetchOptions: { signal } },
      });
      // A wrong clock may be why there is something to look for.
      if (answer.data) syncClock(answer.data.tournament.serverTime, sentAt, Date.now());
      return answer;
    };
    const { data } = await queryBetweenSaves(query, abort.signal);
    recordAnswer(client.cache, MyTippsDocument, { pageNumber });
    return data;
  };
  const look = { page: ask(), abort };
  gathering.set(pageNumber, look);
  return look;
};

const askPage = (
  client: ApolloClient,
  pageNumber: number,
  signal: AbortSignal,
): Promise<MyTippsQuery | undefined> => {
  const { page, abort } = gathering.get(pageNumber) ?? gather(client, pageNumber);
  // What one of them gives up would be out of date for all: the others look again.
  signal.addEventListener('abort', () => abort.abort(), { once: true });
  return page;
};

/** Asks what the server has of a tipp, by the page it stands on; the page's other tipps are fresh then too. */
export const askTipp =
  (client: ApolloClient) =>
  async (matchId: number, signal: AbortSignal, about: About<StoredTipp> | null): Promise<StoredTipp> => {
    const data = await askPage(client, about?.page ?? pageOf(matchId), signal);
    const tipp = data?.tipps.tipps.find(({ match }) => match.id === matchId);
    const id = tipp && client.cache.identify(tipp);
    const stored = client.cache.readFragment({ id, fragment: TippCardFragmentDoc, fragmentName: 'TippCard' });
    if (!stored) throw new Error(`No tipp of match ${matchId} on its page`);
    const { goalsTeam1, goalsTeam2, isJoker } = stored;
    return { goalsTeam1, goalsTeam2, isJoker };
  };
