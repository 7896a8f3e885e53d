import { cx } from '../../lib/class-names.ts';
import type { TeamData } from './use-tipp.ts';

interface TeamNameProps {
  team: TeamData;
}

/** A slot of the knock-out round has a longer name: 'Dritter A/D/E/F'. */
export const TeamName = ({ team: { teamKZ, name } }: TeamNameProps) => (
  <span
    className={cx(
      'min-w-0 text-sm leading-tight font-semibold hyphens-auto wrap-anywhere',
      teamKZ ? 'xs:text-lg xs:leading-tight' : 'text-balance',
    )}
  >
    {name}
  </span>
);
