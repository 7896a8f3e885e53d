import { Link } from '../../components/link.tsx';
import { LazyThemeSwitch } from './lazy-theme-switch.tsx';
import { OutsideLink } from '../../components/outside-link.tsx';
import { cx } from '../../lib/class-names.ts';
import { getSession } from '../../lib/session/session.ts';
import { useIsHydrated } from '../../lib/page/use-hydrated.ts';
import { texts } from '../texts.ts';

const { entries } = texts;
const PRIVACY = '/datenschutz';
/** Links for visitors, whose first page has no menu. */
const forVisitors = [
  { to: '/tabelle', label: entries.tables },
  { to: '/sponsoren', label: entries.sponsors },
];
const links = [
  { to: '/spielregeln', label: entries.rules },
  { to: '/agb', label: entries.terms },
  { to: PRIVACY, label: entries.privacy },
  { to: '/impressum', label: entries.imprint },
];

const linkStyle = 'flex min-h-11 items-center hover:text-ink hover:underline';

/** The name of the provider's site. */
const Provider = () => {
  const { provider } = getSession().links;
  return (
    provider && (
      <li>
        <OutsideLink href={provider} className={linkStyle}>
          {new URL(provider).hostname.replace(/^www\./, '')}
        </OutsideLink>
      </li>
    )
  );
};

interface FooterProps {
  /** Reserves space for the bottom bar on phones. */
  barBelow?: boolean;
}

export const Footer = ({ barBelow }: FooterProps) => {
  // Prerendered pages do not contain this address.
  const privacy = useIsHydrated() && getSession().links.privacy;
  return (
    <footer
      className={cx(
        'mt-auto border-t border-line print:hidden md:pb-0',
        barBelow ? 'pb-[calc(80px+var(--note,0px)+var(--feast,0px))]' : 'pb-(--note)',
      )}
    >
      <div className="mx-auto flex max-w-[1280px] flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-5 text-sm text-ink-2">
        <p>{texts.tagline}</p>
        <nav aria-label={texts.footer}>
          <ul className="flex flex-wrap gap-x-5">
            <Provider />
            {(getSession().user ? links : [...forVisitors, ...links]).map(({ to, label }) => (
              <li key={to}>
                {to === PRIVACY && privacy ? (
                  <OutsideLink href={privacy} className={linkStyle}>
                    {label}
                  </OutsideLink>
                ) : (
                  <Link to={to} className={linkStyle}>
                    {label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <LazyThemeSwitch />
      </div>
    </footer>
  );
};
