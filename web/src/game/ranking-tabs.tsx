import type { ReactNode } from 'react';
import { Tabs } from '../components/tabs.tsx';
import { playerListTexts } from './player-list-texts.ts';

interface RankingTabsProps {
  current: 'ranking' | 'duels';
  /** Beside the tabs. */
  children?: ReactNode;
}

/** The tabs of the two rankings. On phones they replace the visible title. */
export const RankingTabs = ({ current, children }: RankingTabsProps) => (
  <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
    <div className="max-w-full grow">
      <Tabs
        label={playerListTexts.rankings}
        tabs={[
          { to: '/rangliste', label: playerListTexts.ranking, current: current === 'ranking' },
          { to: '/tippduell', label: playerListTexts.duels, current: current === 'duels' },
        ]}
      />
    </div>
    {children}
  </div>
);
