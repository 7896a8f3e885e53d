import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Link } from './link.tsx';

interface BackLinkProps {
  to: string;
  children: ReactNode;
}

/** A link from one screen of several up to their list. */
export const BackLink = ({ to, children }: BackLinkProps) => (
  <Link
    to={to}
    className="mb-1 -ml-1 inline-flex min-h-11 items-center gap-2 rounded-md px-1 text-sm font-semibold text-link hover:underline"
  >
    <ArrowLeft aria-hidden="true" className="size-4" />
    {children}
  </Link>
);
