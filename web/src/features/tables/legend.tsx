import { PlaceMark } from './place-mark.tsx';
import { texts } from './texts.ts';

interface LegendProps {
  /** How many thirds go on. */
  thirds: number;
}

/** What the marks of the places mean. */
export const Legend = ({ thirds }: LegendProps) => (
  <p className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
    <span className="inline-flex items-baseline gap-2">
      <PlaceMark chance="on" />
      {texts.goOn}
    </span>
    {thirds > 0 && (
      <span className="inline-flex items-baseline gap-2">
        <PlaceMark chance="maybe" />
        {texts.goOnThirds(thirds)}
      </span>
    )}
  </p>
);
