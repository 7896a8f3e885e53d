import { late } from '../components/late.tsx';

/** Among what the first screen does not wait for. */
export const LateThemeSwitch = late(
  async () => (await import('../components/theme-switch.tsx')).ThemeSwitch,
  { place: <span className="block h-11 w-36" />, silent: true },
);
