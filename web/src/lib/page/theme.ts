import { createListeners } from '../listeners.ts';
import { onDevice } from '../save/kept.ts';

export type Theme = 'system' | 'light' | 'dark';

const KEY = 'theme';
const changed = createListeners();

export const onTheme = changed.add;

export const readTheme = (): Theme => {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

/** Applies the theme and stores it on this device (public/theme.js reads it before the first paint). */
export const applyTheme = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  changed.call();
  // Without storage the choice lasts until the page closes.
  if (theme === 'system') onDevice.remove(KEY);
  else onDevice.write(KEY, theme);
};
