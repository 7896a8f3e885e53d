import { cx } from '../lib/class-names.ts';

interface TeamCodeProps {
  team: { teamKZ: string; name: string };
  /** From this width of the screen, or of the container, on the name is shown. */
  nameFrom?: keyof typeof looks;
  className?: string;
}

const looks = {
  sm: { code: 'sm:hidden', name: 'sr-only sm:not-sr-only' },
  '@md': { code: '@md:hidden', name: 'sr-only @md:not-sr-only' },
  never: { code: undefined, name: 'sr-only' },
};

/** 'GER', or the name if there is room. Screen readers read the name: most of them spell an abbreviation. */
export const TeamCode = ({ team: { teamKZ, name }, nameFrom = 'never', className }: TeamCodeProps) => (
  <span className={cx('relative', className)}>
    {teamKZ ? (
      <>
        <span aria-hidden="true" title={name} className={looks[nameFrom].code}>
          {teamKZ}
        </span>
        <span className={looks[nameFrom].name}>{name}</span>
      </>
    ) : (
      name
    )}
  </span>
);
