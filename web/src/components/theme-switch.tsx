import { useSyncExternalStore } from 'react';
import { Monitor, Moon, Sun } from 'lucide-react';
import { applyTheme, onTheme, readTheme } from '../lib/page/theme.ts';
import { Segmented } from './segmented.tsx';
import { lazyTexts } from './lazy-texts.ts';

const icons = { system: Monitor, light: Sun, dark: Moon };
const themes = ['system', 'light', 'dark'] as const;

export const ThemeSwitch = () => {
  const theme = useSyncExternalStore(onTheme, readTheme);
  const options = themes.map((value) => {
    const Icon = icons[value];
    return {
      value,
      title: lazyTexts.themes[value],
      label: (
        <>
          <Icon aria-hidden="true" className="size-4.5" />
          <span className="sr-only">{lazyTexts.themes[value]}</span>
        </>
      ),
    };
  });
  return <Segmented label={lazyTexts.theme} value={theme} onChange={applyTheme} options={options} />;
};
