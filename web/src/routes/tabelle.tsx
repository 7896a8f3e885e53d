import { TablesScreen } from '../features/tables/tables-screen.tsx';

export const Component = TablesScreen;
