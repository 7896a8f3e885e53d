import { BonusBlock } from '../features/bonus/bonus-block.tsx';
import { RankingScreen } from '../features/ranking/ranking-screen.tsx';

export const Component = () => (
  <>
    <RankingScreen />
    <BonusBlock />
  </>
);
