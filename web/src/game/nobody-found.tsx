import type { ReactNode } from 'react';
import { SearchX, type LucideIcon } from 'lucide-react';
import { ButtonLink } from '../components/button-link.tsx';
import { EmptyState } from '../components/empty-state.tsx';

const texts = {
  nobody: 'Keine Spieler gefunden',
  noPage: 'So viele Seiten hat die Liste nicht.',
  showAll: 'Alle anzeigen',
};

interface NobodyFoundProps {
  icon?: LucideIcon;
  /** The page number is too high, but the list has players. */
  isPast?: boolean;
  /** Address of the unfiltered list, or of what `label` names. */
  to?: string;
  label?: string;
  preventScrollReset?: boolean;
  /** The reason, unless the page is past the last. */
  children?: ReactNode;
}

/** An empty page of a list of players. */
export const NobodyFound = ({
  icon = SearchX,
  isPast,
  to,
  label = texts.showAll,
  preventScrollReset,
  children,
}: NobodyFoundProps) => (
  <EmptyState
    icon={icon}
    title={texts.nobody}
    action={
      to && (
        <ButtonLink variant="secondary" to={to} preventScrollReset={preventScrollReset}>
          {label}
        </ButtonLink>
      )
    }
  >
    {isPast ? texts.noPage : children}
  </EmptyState>
);
