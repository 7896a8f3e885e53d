import { Tabs } from './tabs.tsx';
import { texts } from './texts.ts';

interface RankingTabsProps {
  current: 'ranking' | 'duels';
}

/** The two rankings, each of which leads to the other. */
export const RankingTabs = ({ current }: RankingTabsProps) => (
  <div className="mb-4">
    <Tabs
      label={texts.rankings}
      tabs={[
        { to: '/rangliste', label: texts.ranking, current: current === 'ranking' },
        { to: '/tippduell', label: texts.duels, current: current === 'duels' },
      ]}
    />
  </div>
);
