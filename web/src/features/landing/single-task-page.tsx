import { useEffect, useRef, type ReactNode } from 'react';
import { Card } from '../../components/card.tsx';
import { Logo } from '../../components/logo.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { focusHeading } from '../../lib/page/focus-heading.ts';
import { getSession } from '../../lib/session/session.ts';

interface SingleTaskPageProps {
  title: string;
  children: ReactNode;
}

/**
 * A page for one small task, opened by a mail's link or on the way to it. Visitors and players may use it. A later title
 * is the result: it gets the focus, because the pressed button is gone.
 */
export const SingleTaskPage = ({ title, children }: SingleTaskPageProps) => {
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current !== title) focusHeading();
    shown.current = title;
  }, [title]);
  return (
    <div className="turf min-h-[84svh] pb-10 md:min-h-[calc(100svh-85px)]">
      <header className="mx-auto flex h-15 max-w-[1280px] items-center px-4">
        <Logo tournamentName={getSession().tournamentName} />
      </header>
      <div className="mx-auto max-w-[440px] px-4 pt-6 md:pt-12">
        <Card className="off-turf shadow-far sm:p-6">
          <PageHeader title={title} />
          {children}
        </Card>
      </div>
    </div>
  );
};
