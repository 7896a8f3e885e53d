import { texts } from './texts.ts';

/** Always shown below the imprint, independent of its text (specification, chapter 2). */
export const DeveloperCredit = () => (
  <footer className="mt-7 border-t border-line pt-4 text-sm text-ink-2">
    <h2 className="text-base font-bold text-ink">{texts.creditTitle}</h2>
    <p className="mt-1">{texts.credit}</p>
  </footer>
);
