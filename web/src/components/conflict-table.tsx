import { entryTexts as texts } from './entry-texts.ts';

export interface ConflictRow {
  label: string;
  /** The present value on the server. */
  theirs: string;
  /** The value entered here. */
  own: string;
}

/** After a conflict: what somebody else has saved beside what was entered here, as far as they differ. */
export const ConflictTable = ({ rows }: { rows: readonly ConflictRow[] }) => {
  const different = rows.filter(({ theirs, own }) => theirs.trim() !== own.trim());
  if (different.length === 0) return null;
  return (
    <table aria-label={texts.both} className="mt-2 w-full table-fixed border-collapse text-left align-top">
      <thead>
        <tr className="text-ink-2">
          <td className="sr-only" />
          <th scope="col" className="py-1 pr-3 font-semibold">
            {texts.theirs}
          </th>
          <th scope="col" className="py-1 font-semibold">
            {texts.own}
          </th>
        </tr>
      </thead>
      <tbody>
        {different.map(({ label, theirs, own }) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className="sr-only">
              {label}
            </th>
            <td className="py-1 pr-3 align-top whitespace-pre-line wrap-anywhere">{theirs || texts.empty}</td>
            <td className="py-1 align-top whitespace-pre-line wrap-anywhere">{own || texts.empty}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
