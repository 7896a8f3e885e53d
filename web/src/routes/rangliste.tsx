import { RankingScreen } from '../features/ranking/ranking-screen.tsx';

export const Component = RankingScreen;
