import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useIsSuspended } from '../../apollo/use-is-suspended.ts';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { lazyPart, lazyDialog } from '../../components/lazy.tsx';
import { positiveNumber, searchWith } from '../../lib/address/search.ts';
import { useDialogAddress } from '../../lib/address/use-dialog-address.ts';
import { matchAnchor } from './ids.ts';
import { PageChips } from './page-chips.tsx';
import { texts } from './texts.ts';
import { TippPage } from './tipp-page.tsx';
import { PagesSkeleton, TippsSkeleton } from './tipps-skeleton.tsx';
import { useMyTipps } from './use-my-tipps.ts';
import type { TeamData } from './use-tipp.ts';

const TeamDialog = lazyDialog(async () => (await import('../../game/team-dialog.tsx')).TeamDialog);

/** Loaded at once, but not waited for. */
const TippEditor = lazyPart(async () => (await import('./tipp-editor.tsx')).TippEditor);

/** The tab SPIEL-TIPPS, /tipps?seite=2&spiel=14: the page the server finds current without a `seite` it has; `spiel` opens the editor. */
export const MatchTipps = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const editor = useDialogAddress('spiel');
  const [team, setTeam] = useState<TeamData | null>(null);
  const page = positiveNumber(params.get('seite'));
  const { data, previous, failure, refetch } = useMyTipps(page);
  const frame = data ?? previous;
  const isMissing = page > 0 && failure?.code === 'BAD_USER_INPUT';
  const failed = failure !== null && !isMissing;
  useEffect(() => {
    if (isMissing) void navigate({ search: searchWith(params, { seite: null }) }, { replace: true });
  }, [isMissing, navigate, params]);
  const isSuspended = useIsSuspended();
  const edited = data?.tipps.tipps.find(({ match }) => match.id === positiveNumber(editor.value));
  const suspendedMatchId = isSuspended ? edited?.match.id : undefined;
  // Who may not enter anything is led to the card itself.
  useEffect(() => {
    if (suspendedMatchId)
      document.getElementById(matchAnchor(suspendedMatchId))?.scrollIntoView({ block: 'center' });
  }, [suspendedMatchId]);
  return (
    <>
      {frame && <PageChips pages={frame.tournament.pages} current={data?.tipps.currentPageNumber ?? page} />}
      {data && (
        <>
          <TippPage data={data} onShowTeam={setTeam} onEdit={editor.open} />
          <TippEditor
            tipps={data.tipps.tipps}
            current={isSuspended ? undefined : edited}
            jokersLeft={data.tournament.maxJokerCount - (data.viewer?.jokerCount ?? 0)}
            onSwap={(spiel) => editor.swap({ spiel })}
            onShowTeam={setTeam}
            onClose={editor.close}
          />
        </>
      )}
      {failed && (
        <Card>
          <ErrorState message={texts.loadFailed} onRetry={refetch} />
        </Card>
      )}
      {!data && !failed && (
        <>
          {!frame && <PagesSkeleton />}
          <TippsSkeleton />
        </>
      )}
      {team && <TeamDialog team={team} onClose={() => setTeam(null)} />}
    </>
  );
};
