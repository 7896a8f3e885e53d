import { cx } from '../../lib/class-names.ts';
import type { TeamData } from './use-tipp.ts';

interface TeamNameProps {
  team: TeamData;
  /** Shortens to 'GER' when the container is too narrow for large letters. */
  mayShorten?: boolean;
}

/** An open slot of the knock-out round has a longer name: 'Dritter A/D/E/F'. */
export const TeamName = ({ team: { teamKZ, name }, mayShorten }: TeamNameProps) => (
  <span
    className={cx(
      'min-w-0 text-sm leading-tight font-semibold hyphens-auto wrap-anywhere',
      teamKZ ? 'xs:text-lg xs:leading-tight' : 'text-balance',
    )}
  >
    {mayShorten && teamKZ ? (
      <>
        <abbr title={name} className="no-underline @3xs:hidden">
          {teamKZ}
        </abbr>
        <span className="@max-3xs:hidden">{name}</span>
      </>
    ) : (
      name
    )}
  </span>
);
