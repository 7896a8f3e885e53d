import { useParams, useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../components/page-header.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { MatchesTab } from './matches-tab.tsx';
import { changed, readView, toAddress } from './statistics-address.ts';
import { texts } from './texts.ts';
import { TippsTab } from './tipps-tab.tsx';
import { WinnersTab } from './winners-tab.tsx';

const TABS = [1, 2, 3] as const;

/** /statistik/2?spiel=7&joker=1&wer=2:1: the address holds the whole state. */
export const StatisticsScreen = () => {
  const { tabindex } = useParams();
  const [params] = useSearchParams();
  const view = readView(tabindex, params);
  return (
    <>
      <PageHeader title={texts.title} />
      <div className="mb-4">
        <Tabs
          label={texts.tabs}
          tabs={TABS.map((tab) => ({
            to: toAddress(changed(view, { tab, chosen: '' })),
            label: texts.tabNames[tab - 1] ?? '',
            current: tab === view.tab,
          }))}
        />
      </div>
      {view.tab === 1 && <MatchesTab view={view} />}
      {view.tab === 2 && <TippsTab view={view} />}
      {view.tab === 3 && <WinnersTab view={view} />}
    </>
  );
};
