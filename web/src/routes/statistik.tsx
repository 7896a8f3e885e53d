import { StatisticsScreen } from '../features/statistics/statistics-screen.tsx';

export const Component = StatisticsScreen;
