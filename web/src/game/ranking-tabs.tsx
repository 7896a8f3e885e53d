import { Tabs } from '../components/tabs.tsx';
import { playerListTexts } from './player-list-texts.ts';

interface RankingTabsProps {
  current: 'ranking' | 'duels';
}

/** The tabs of the two rankings. */
export const RankingTabs = ({ current }: RankingTabsProps) => (
  <div className="mb-4">
    <Tabs
      label={playerListTexts.rankings}
      tabs={[
        { to: '/rangliste', label: playerListTexts.ranking, current: current === 'ranking' },
        { to: '/tippduell', label: playerListTexts.duels, current: current === 'duels' },
      ]}
    />
  </div>
);
