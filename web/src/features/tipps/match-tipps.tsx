import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useIsSuspended } from '../../apollo/use-is-suspended.ts';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { lazyPart, lazyDialog } from '../../components/lazy.tsx';
import { positiveNumber, searchWith } from '../../lib/address/search.ts';
import { useDialogAddress } from '../../lib/address/use-dialog-address.ts';
import { matchAnchor } from './ids.ts';
import { MyTippsDocument, type MyTippsQuery } from './my-tipps.generated.ts';
import { texts } from './texts.ts';
import { TippPage } from './tipp-page.tsx';
import { PagesSkeleton, TippsSkeleton } from './tipps-skeleton.tsx';
import type { TeamData } from './use-tipp.ts';
import { ChipLink } from '../../components/chip-link.tsx';
import { useCentred } from '../../lib/page/use-centred.ts';
import { usePolled, type Polled } from '../../apollo/use-polled.ts';
import { betweenSaves } from '../../lib/save/between-saves.ts';
import { syncClock } from '../../lib/time/server-clock.ts';
import { useRefetchAtLock } from '../../lib/queries/use-refetch-at-lock.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { isAnyRunning } from './tipp-list.ts';

/** One page of tipps, refetched at each lock and, less often, while a match is running. */
const useMyTipps = (pageNumber: number): Polled<MyTippsQuery> => {
  const now = useNow();
  const polled = usePolled(MyTippsDocument, {
    variables: { pageNumber },
    live: ['matches'],
    poll: ({ tipps }) => isAnyRunning(tipps.tipps, now),
    ...betweenSaves,
    onAnswer: ({ tournament }, sentAt) => syncClock(tournament.serverTime, sentAt, Date.now()),
  });
  const { data, refetch } = polled;
  useRefetchAtLock(data?.tipps.tipps.map(({ match }) => Date.parse(match.date)) ?? [], refetch);
  return polled;
};

const TeamDialog = lazyDialog(async () => (await import('../../game/team-dialog.tsx')).TeamDialog);

/** Preloaded, but the first render does not wait for it. */
const TippEditor = lazyPart(async () => (await import('./tipp-editor.tsx')).TippEditor);

/** The neighbouring page that may contain this match, by its number; 0 for none. */
const pageTowards = (
  matchId: number,
  { tipps: { tipps, currentPageNumber }, tournament }: MyTippsQuery,
): number => {
  const ids = tipps.map(({ match }) => match.id);
  const isLater = matchId > Math.max(...ids);
  const next = isLater ? currentPageNumber + 1 : matchId < Math.min(...ids) ? currentPageNumber - 1 : 0;
  return tournament.pages.some(({ number }) => number === next) ? next : 0;
};

/**
 * The tab SPIEL-TIPPS, /tipps?seite=2&spiel=14. Without a valid `seite` it shows the server's current page; `spiel`
 * opens the editor.
 */
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
  const searched = useRef(new Set<number>());
  // A link may name only a match: its page is searched for, each page once.
  useEffect(() => {
    if (!nextPage || searched.current.has(nextPage)) return;
    searched.current.add(nextPage);
    void navigate({ search: searchWith(params, { seite: nextPage }) }, { replace: true });
  }, [nextPage, navigate, params]);
  const suspendedMatchId = isSuspended ? edited?.match.id : undefined;
  // A suspended player has no editor: the link scrolls to the card.
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

interface PageChipsProps {
  pages: readonly { number: number; title: string }[];
  current: number;
}

const PageChips = ({ pages, current }: PageChipsProps) => {
  const row = useCentred(current);
  return (
    <nav ref={row} aria-label={texts.pages} className="scroll-row gap-2">
      {pages.map(({ number, title }) => (
        <ChipLink key={number} to={{ search: `?seite=${number}` }} current={number === current}>
          {title}
        </ChipLink>
      ))}
    </nav>
  );
};
