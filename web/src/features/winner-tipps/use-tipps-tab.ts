import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePolled } from '../../apollo/use-polled.ts';
import { TippsTabDocument } from './tipps-tab.generated.ts';

type TippsTab = 'spiele' | 'sieger';

const given = (params: URLSearchParams): TippsTab | null => {
  const tab = params.get('tab');
  if (tab === 'spiele' || tab === 'sieger') return tab;
  // A link to a tip page or a match selects the matches.
  return params.has('seite') || params.has('spiel') ? 'spiele' : null;
};

/**
 * The tab of /tipps. Without one in the address, winner tipps come first while incomplete and before the first lock
 * (specification, chapter 2). An open tab stays open when the last of them is entered.
 */
export const useTippsTab = (): { tab: TippsTab | null; isMissing: boolean } => {
  const [params] = useSearchParams();
  const { data, failure } = usePolled(TippsTabDocument);
  const [opened, setOpened] = useState<TippsTab | null>(null);
  const isMissing = data?.viewer?.winnerTippsAreComplete === false && !data.tournament.firstMatchIsLocked;
  const known = data?.viewer ? (isMissing ? 'sieger' : 'spiele') : failure ? 'spiele' : null;
  if (opened === null && known !== null) setOpened(known);
  return { tab: given(params) ?? opened ?? known, isMissing };
};
