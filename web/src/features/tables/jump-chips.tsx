import { ChipLink } from '../../components/chip-link.tsx';
import { groupAnchor } from '../../lib/address/addresses.ts';
import { knockOutAnchor, thirdsAnchor } from './anchors.ts';
import { texts } from './texts.ts';

interface JumpChipsProps {
  groups: readonly { group: string }[];
  /** There is a table of third-placed teams. */
  hasThirds: boolean;
  hasKnockOut: boolean;
}

/**
 * A single row, which scrolls if it is wider than the screen, so that no chip is alone on a second line. None if there
 * is only one place to jump to.
 */
export const JumpChips = ({ groups, hasThirds, hasKnockOut }: JumpChipsProps) => {
  if (groups.length + Number(hasThirds) + Number(hasKnockOut) < 2) return null;
  return (
    <nav aria-label={texts.jumps} className="scroll-row gap-1.5 xs:gap-2">
      {groups.map(({ group }) => (
        <ChipLink
          key={group}
          to={{ hash: groupAnchor(group) }}
          aria-label={texts.group(group)}
          className="min-w-10 justify-center px-2.5!"
        >
          {group}
        </ChipLink>
      ))}
      {hasThirds && (
        <ChipLink to={{ hash: thirdsAnchor }} className="max-sm:px-3!">
          <span className="sm:hidden">{texts.thirdsShort}</span>
          <span className="max-sm:hidden">{texts.thirds}</span>
        </ChipLink>
      )}
      {hasKnockOut && (
        <ChipLink to={{ hash: knockOutAnchor }} aria-label={texts.knockOut} className="max-sm:px-3!">
          <span className="sm:hidden">{texts.knockOutShort}</span>
          <span className="max-sm:hidden">{texts.knockOut}</span>
        </ChipLink>
      )}
    </nav>
  );
};
