import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useIsSuspended } from '../../apollo/use-is-suspended.ts';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { lazyPart, lazyDialog } from '../../components/lazy.tsx';
import { positiveNumber, searchWith } from '../../lib/address/search.ts';
import { useDialogAddress } from '../../lib/address/use-dialog-address.ts';
import { matchAnchor } from './ids.ts';
import type { MyTippsQuery } from './my-tipps.generated.ts';
import { PageChips } from './page-chips.tsx';
import { texts } from './texts.ts';
import { TippPage } from './tipp-page.tsx';
import { PagesSkeleton, TippsSkeleton } from './tipps-skeleton.tsx';
import { useMyTipps } from './use-my-tipps.ts';
import type { TeamData } from './use-tipp.ts';

const TeamDialog = lazyDialog(async () => (await import('../../game/team-dialog.tsx')).TeamDialog);

/** Loaded at once, but not waited for. */
const TippEditor = lazyPart(async () => (await import('./tipp-editor.tsx')).TippEditor);

/** The page beside the one that is shown on which a match of this number can stand; 0 for none. */
const pageTowards = (
  matchId: number,
  { tipps: { tipps, currentPageNumber }, tournament }: MyTippsQuery,
): number => {
  const ids = tipps.map(({ match }) => match.id);
  const isLater = matchId > Math.max(...ids);
  const next = isLater ? currentPageNumber + 1 : matchId < Math.min(...ids) ? currentPageNumber - 1 : 0;
  return tournament.pages.some(({ number }) => number === next) ? next : 0;
};

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
  const wanted = positiveNumber(editor.value);
  const nextPage = data && wanted && !edited ? pageTowards(wanted, data) : 0;
  const looked = useRef(new Set<number>());
  // A link names a match alone: its page is looked for, each page once.
  useEffect(() => {
    if (!nextPage || looked.current.has(nextPage)) return;
    looked.current.add(nextPage);
    void navigate({ search: searchWith(params, { seite: nextPage }) }, { replace: true });
  }, [nextPage, navigate, params]);
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
