import { Controls } from './controls.tsx';
import { Pictures } from './pictures.tsx';
import { States } from './states.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { ThemeSwitch } from '../components/theme-switch.tsx';

/** All components on one page, on the development server only (/_gallery). */
export const Component = () => (
  <main id="inhalt" className="mx-auto grid max-w-[1120px] gap-6 px-4 py-6">
    <PageHeader title="Bausteine">
      <ThemeSwitch />
    </PageHeader>
    <Controls />
    <Pictures />
    <States />
  </main>
);
