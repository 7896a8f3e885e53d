import { lazyPart } from '../components/lazy.tsx';
import { RankingScreen } from '../features/ranking/ranking-screen.tsx';

/** Below the ranking: not among what the first screen waits for. */
const BonusBlock = lazyPart(async () => (await import('../features/bonus/bonus-block.tsx')).BonusBlock);

export const Component = () => (
  <RankingScreen>
    <BonusBlock />
  </RankingScreen>
);
