import { ChipLink } from '../../components/chip-link.tsx';
import { groupAnchor } from '../../lib/table-address.ts';
import { knockOutAnchor } from './ids.ts';
import { texts } from './texts.ts';

interface JumpChipsProps {
  groups: readonly { group: string }[];
}

export const JumpChips = ({ groups }: JumpChipsProps) => (
  <nav aria-label={texts.jumps} className="flex flex-wrap gap-1.5 xs:gap-2">
    {groups.map(({ group }) => (
      <ChipLink
        key={group}
        to={{ hash: groupAnchor(group) }}
        aria-label={texts.group(group)}
        className="w-10 justify-center px-0"
      >
        {group}
      </ChipLink>
    ))}
    <ChipLink to={{ hash: knockOutAnchor }}>{texts.knockOut}</ChipLink>
  </nav>
);
