import { useId } from 'react';
import type { ConflictRow } from './conflict-row.ts';
import { entryTexts as texts } from './entry-texts.ts';

/** After a conflict: compares somebody else's saved values with those entered here. Equal values are hidden. */
export const BothStates = ({ rows }: { rows: readonly ConflictRow[] }) => {
  const different = rows.filter(({ theirs, own }) => theirs.trim() !== own.trim());
  if (different.length === 0) return null;
  return (
    <div role="group" aria-label={texts.both} className="mt-2 grid grid-cols-1 gap-2">
      {different.map((row) => (
        <Difference key={row.label} {...row} />
      ))}
    </div>
  );
};

const Difference = ({ label, theirs, own }: ConflictRow) => {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className="grid grid-cols-1 gap-1 border-t border-line pt-2">
      <p id={labelId} className="font-semibold">
        {label}
      </p>
      <dl className="grid grid-cols-1 gap-x-3 gap-y-1 sm:grid-cols-2">
        <State name={texts.theirs} value={theirs} />
        <State name={texts.own} value={own} />
      </dl>
    </div>
  );
};

/** A long text scrolls in its own box, so that the form below stays near. */
const State = ({ name, value }: { name: string; value: string }) => (
  <div className="min-w-0">
    <dt className="text-ink-2">{name}</dt>
    <dd className="max-h-48 overflow-y-auto whitespace-pre-line wrap-anywhere">{value || texts.empty}</dd>
  </div>
);
