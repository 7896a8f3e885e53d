import { useId } from 'react';
import { ChipLink } from '../../components/chip-link.tsx';
import { formatNumber } from '../../lib/text/format-number.ts';
import type { RivalryQuery } from './rivalry.generated.ts';
import { texts } from './texts.ts';

/** Further groups are only counted. */
const SHOWN = 5;

/** The groups of both players, each linked to its page. */
export const CommonGroups = ({ groups }: { groups: RivalryQuery['commonGroups'] }) => {
  const titleId = useId();
  if (groups.length === 0)
    return <p className="grid min-h-16 items-center text-sm text-ink-2">{texts.noCommon}</p>;
  return (
    <div>
      <h4 id={titleId} className="mb-1.5 text-sm text-ink-2">
        {texts.common}
      </h4>
      <ul aria-labelledby={titleId} className="flex flex-wrap gap-2">
        {groups.slice(0, SHOWN).map(({ id, name }) => (
          <li key={id} className="max-w-full min-w-0">
            <ChipLink to={`/spielergruppe/${id}`} className="max-w-full">
              <span className="truncate">{name}</span>
            </ChipLink>
          </li>
        ))}
        {groups.length > SHOWN && (
          <li className="self-center text-sm text-ink-2">
            {texts.moreCommon(formatNumber(groups.length - SHOWN))}
          </li>
        )}
      </ul>
    </div>
  );
};
