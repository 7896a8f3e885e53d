import { useState, type ReactNode } from 'react';
import { Plus, type LucideIcon } from 'lucide-react';
import { cx } from '../lib/class-names.ts';
import type { Failure } from '../lib/failure.ts';
import { byUrgency } from '../lib/list/by-urgency.ts';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { EmptyState } from './empty-state.tsx';
import { ItemBoundary } from './item-boundary.tsx';
import { PageHeader } from './page-header.tsx';
import { QueryView } from './query-view.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { Loading, Skeleton } from './skeleton.tsx';

interface AdminScreenProps<Item extends { state: string }> {
  title: string;
  lead: string;
  /** Between the lead and the cards. */
  notice?: ReactNode;
  texts: Record<'add' | 'empty' | 'emptyHint', string>;
  icon: LucideIcon;
  items: readonly Item[] | undefined;
  /** States whose items need an operator come first, finished ones last. */
  urgency: readonly Item['state'][];
  query: { failure: Failure | null; refetch: () => Promise<Failure | null> };
  /** Class for the height of a card's main part while loading. */
  height: string;
  className?: string;
  /** @param edited null for a new item */
  dialog: (edited: Item | null, onClose: () => void) => ReactNode;
  children: (item: Item, onEdit: () => void) => ReactNode;
}

/** A screen for operators with one card per item. Without any, it shows another button to add the first. */
export const AdminScreen = <Item extends { id: number; state: string }>(props: AdminScreenProps<Item>) => {
  const { title, lead, notice, texts, icon, items, urgency, query, height, className, dialog, children } =
    props;
  const [edited, setEdited] = useState<Item | 'new' | null>(null);
  const add = (): void => setEdited('new');
  return (
    <>
      <PageHeader title={title}>
        <span className="flex items-center gap-2">
          <Button size="sm" onClick={add}>
            <Plus aria-hidden="true" className="size-4" />
            {texts.add}
          </Button>
          <RefreshButton onRefresh={query.refetch} />
        </span>
      </PageHeader>
      <p className="mb-4 max-w-prose text-sm text-ink-2">{lead}</p>
      {notice}
      <QueryView
        value={items}
        query={query}
        skeleton={
          <Loading className={cx('grid gap-4', className)}>
            {[0, 1].map((index) => (
              <Card key={index} className="grid gap-3">
                <Skeleton className="h-5 w-40" />
                <Skeleton className="h-6 w-full" />
                <Skeleton className={cx(height, 'w-full')} />
              </Card>
            ))}
          </Loading>
        }
        empty={
          items?.length === 0 && (
            <EmptyState icon={icon} title={texts.empty} action={<Button onClick={add}>{texts.add}</Button>}>
              {texts.emptyHint}
            </EmptyState>
          )
        }
      >
        {(loaded) => (
          <div className={cx('grid grid-cols-[minmax(0,1fr)] gap-4', className)}>
            {byUrgency(loaded, urgency).map((item) => (
              <ItemBoundary key={item.id}>{children(item, () => setEdited(item))}</ItemBoundary>
            ))}
          </div>
        )}
      </QueryView>
      {edited && dialog(edited === 'new' ? null : edited, () => setEdited(null))}
    </>
  );
};
