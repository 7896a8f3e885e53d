import { lazyPart } from '../../components/lazy.tsx';

/** The first screen does not wait for it. */
export const LazyThemeSwitch = lazyPart(
  async () => (await import('../../components/theme-switch.tsx')).ThemeSwitch,
  { place: <span className="block h-11 w-36" />, silent: true },
);
