import { Badge } from '../components/badge.tsx';
import { lazyPart } from '../components/lazy.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Tabs } from '../components/tabs.tsx';
import { MatchTipps } from '../features/tipps/match-tipps.tsx';
import { PagesSkeleton, TippsSkeleton } from '../features/tipps/tipps-skeleton.tsx';
import { texts } from '../features/winner-tipps/texts.ts';
import { useTippsTab } from '../features/winner-tipps/use-tipps-tab.ts';
import { WinnerTippsSkeleton } from '../features/winner-tipps/winner-tipps-skeleton.tsx';

/** Most visits open the matches: this tab's code loads later. */
const WinnerTipps = lazyPart(
  async () => (await import('../features/winner-tipps/winner-tipps.tsx')).WinnerTipps,
  { place: <WinnerTippsSkeleton /> },
);

/** /tipps?tab=spiele|sieger: matches on one tab, winners on the other. */
export const Component = () => {
  const { tab, isMissing } = useTippsTab();
  return (
    <>
      <PageHeader title={texts.title} />
      <Tabs
        label={texts.tabs}
        tabs={[
          { to: '/tipps?tab=spiele', label: texts.matchTab, current: tab !== 'sieger' },
          {
            to: '/tipps?tab=sieger',
            label: texts.winnerTab,
            current: tab === 'sieger',
            badge: isMissing && <Badge tone="gold">{texts.missing}</Badge>,
          },
        ]}
      />
      <div className="mt-4">
        {tab === 'spiele' && <MatchTipps />}
        {tab === 'sieger' && <WinnerTipps />}
        {tab === null && (
          <>
            <PagesSkeleton />
            <TippsSkeleton />
          </>
        )}
      </div>
    </>
  );
};
