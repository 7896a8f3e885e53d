import type { ReactNode } from 'react';
import { Card } from '../../components/card.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { cx } from '../../lib/class-names.ts';

interface PanelProps {
  title: string;
  children: ReactNode;
  className?: string;
}

/** One chart with its sentence and its table. */
export const Panel = ({ title, children, className }: PanelProps) => (
  <Card as="section" aria-label={title} className={cx('flex min-w-0 flex-col', className)}>
    <h2 className="mb-1 text-sm font-semibold text-ink-2">{title}</h2>
    {children}
  </Card>
);

interface PanelSkeletonProps {
  tall?: boolean;
  className?: string;
}

/** Stands in for a panel while it loads. */
export const PanelSkeleton = ({ tall, className }: PanelSkeletonProps) => (
  <Card className={className}>
    <Loading className="grid gap-3">
      <Skeleton className="h-4 w-32" />
      <Skeleton className="h-6 w-11/12" />
      <Skeleton className={tall ? 'h-72 w-full rounded-md' : 'h-44 w-full rounded-md'} />
    </Loading>
  </Card>
);
