import { TippsScreen } from '../features/tipps/tipps-screen.tsx';

export const Component = TippsScreen;
