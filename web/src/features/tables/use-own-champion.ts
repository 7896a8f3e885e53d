import { usePolled } from '../../apollo/use-polled.ts';
import { getSession } from '../../lib/session/session.ts';
import { OwnChampionDocument } from './own-champion.generated.ts';

const FRESH_MS = 600_000;

/** The code of the team that the player has tipped for the title; null for visitors, without a tipp, and where it cannot be had. */
export const useOwnChampion = (): string | null => {
  const { data } = usePolled(OwnChampionDocument, { skip: !getSession().user, fresh: FRESH_MS });
  return data?.winnerTipps.find(({ mark }) => mark === 'P1')?.team?.teamKZ ?? null;
};
