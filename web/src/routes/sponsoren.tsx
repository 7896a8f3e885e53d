import { SponsorsScreen } from '../features/sponsors/sponsors-screen.tsx';

export const Component = SponsorsScreen;
