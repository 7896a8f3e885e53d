import { ButtonLink } from '../../components/button-link.tsx';
import type { DueElsewhereQuery } from './due-elsewhere.generated.ts';
import { texts } from './texts.ts';

/** A due step on another screen, with a link to it. */
export interface ElsewhereStep {
  to: string;
  /** '3 gemeldete Texte' */
  name: string;
  step: string;
}

const { elsewhere } = texts;

/** One line for each kind of due task. */
export const stepsElsewhere = (due: DueElsewhereQuery | undefined): ElsewhereStep[] => {
  const prizes = (wanted: string): number => due?.prices.filter(({ state }) => state === wanted).length ?? 0;
  return [
    { count: prizes('DUE'), to: '/adminpreise', ...elsewhere.drawings },
    { count: prizes('DRAWN'), to: '/adminpreise', ...elsewhere.winners },
    { count: due?.openReportCount ?? 0, to: '/admingemeldet', ...elsewhere.reports },
    { count: due?.draftCount ?? 0, to: '/?redaktion=1', ...elsewhere.drafts },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, to, name, step }) => ({ to, name: name(count), step }));
};

export const DueElsewhere = ({ to, name, step }: ElsewhereStep) => (
  <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 py-2.5">
    <p className="min-w-0 flex-[1_1_9rem] text-sm leading-snug font-semibold wrap-anywhere">{name}</p>
    <ButtonLink size="sm" variant="secondary" className="flex-none" to={to} aria-label={`${step}: ${name}`}>
      {step}
    </ButtonLink>
  </li>
);
