import { useRef, useState } from 'react';
import { useIsSuspended } from '../../apollo/use-is-suspended.ts';
import { matchGrid } from '../../game/match-grid.ts';
import { TippProgress } from '../../game/tipp-progress.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { TeamDialog } from '../../game/team-dialog.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { GroupCard } from './group-card.tsx';
import { MyWinnerTippsDocument, type MyWinnerTippsQuery } from './my-winner-tipps.generated.ts';
import { cardId } from './card-id.ts';
import { isLeague } from './is-league.ts';
import { Podium } from './podium.tsx';
import { texts } from './texts.ts';
import type { Team, WinnerTipp } from './use-choices.ts';
import { familyOf } from './winner-saver.ts';
import { WinnerTippsSkeleton } from './winner-tipps-skeleton.tsx';
import { usePolled, type Polled } from '../../apollo/use-polled.ts';
import { betweenSaves } from '../../lib/save/between-saves.ts';
import { syncClock } from '../../lib/time/server-clock.ts';
import { useRefetchAtLock } from '../../lib/queries/use-refetch-at-lock.ts';

/** The own winner tipps, refetched at each lock and, less often, for results. */
const useMyWinnerTipps = (): Polled<MyWinnerTippsQuery> => {
  const polled = usePolled(MyWinnerTippsDocument, {
    poll: true,
    live: ['matches'],
    ...betweenSaves,
    onAnswer: ({ tournament }, sentAt) => syncClock(tournament.serverTime, sentAt, Date.now()),
  });
  useRefetchAtLock(polled.data?.winnerTipps.map(({ locksAt }) => Date.parse(locksAt)) ?? [], polled.refetch);
  return polled;
};

const jumpTo = (card: string): void => {
  const place = document.getElementById(cardId(card));
  place?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  place?.querySelector<HTMLElement>('button[aria-haspopup], input')?.focus({ preventScroll: true });
};

/** The tab SIEGER-TIPPS: the podium, and the groups below it. */
export const WinnerTipps = () => {
  const { data, failure, refetch } = useMyWinnerTipps();
  return (
    <QueryView
      value={data}
      query={{ failure, refetch }}
      message={texts.loadFailed}
      skeleton={<WinnerTippsSkeleton />}
    >
      {(tipps) => <Loaded data={tipps} />}
    </QueryView>
  );
};

const Loaded = ({ data: { winnerTipps, groupTables, tournament } }: { data: MyWinnerTippsQuery }) => {
  const [team, setTeam] = useState<Team | null>(null);
  const now = useNow();
  const jumpedTo = useRef('');
  const isSuspended = useIsSuspended();
  const ofCard = (card: string): WinnerTipp[] => winnerTipps.filter(({ mark }) => familyOf(mark) === card);
  /** A tournament of knock-out rounds only has no tipps on groups. */
  const groups = groupTables.filter(({ group }) => ofCard(group).length > 0);
  const open = winnerTipps.filter((tipp) => tipp.isEnabled && Date.parse(tipp.locksAt) > now);
  const missing = open.filter(({ team }) => team === null).map(({ mark }) => familyOf(mark));
  const order = ['P', ...groupTables.map(({ group }) => group)];
  const cards = order.filter((card) => missing.includes(card));
  const onNextOpen = (): void => {
    const at = order.indexOf(jumpedTo.current);
    const next = cards.find((card) => order.indexOf(card) > at) ?? cards[0];
    if (!next) return;
    jumpedTo.current = next;
    jumpTo(next);
  };
  return (
    <>
      {open.length > 0 && (
        <TippProgress
          done={winnerTipps.filter((tipp) => tipp.team !== null).length}
          all={winnerTipps.length}
          open={missing.length}
          onNextOpen={cards.length > 0 && !isSuspended ? onNextOpen : undefined}
        />
      )}
      <div className="mt-4">
        <Podium
          tipps={ofCard('P')}
          groups={groupTables}
          champion={tournament.champion}
          isSuspended={isSuspended}
          onShowTeam={setTeam}
        />
      </div>
      {groups.length > 0 && (
        <h2 className="mt-6 mb-3 text-sm font-semibold text-ink-2">
          {groups.every(({ group }) => isLeague(ofCard(group))) ? texts.lastOfAll : texts.groups}
        </h2>
      )}
      <div className={matchGrid}>
        {groups.map((group) => (
          <ItemBoundary key={group.group}>
            <GroupCard
              group={group}
              tipps={ofCard(group.group)}
              isSuspended={isSuspended}
              onShowTeam={setTeam}
            />
          </ItemBoundary>
        ))}
      </div>
      <TeamDialog team={team} onClose={() => setTeam(null)} />
    </>
  );
};
