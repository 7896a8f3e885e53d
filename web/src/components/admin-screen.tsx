import type { ComponentProps, ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { cx } from '../lib/class-names.ts';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { EmptyState } from './empty-state.tsx';
import { ItemBoundary } from './item-boundary.tsx';
import { QueryView } from './query-view.tsx';
import { Loading, Skeleton } from './skeleton.tsx';

interface AdminCardsProps<Item> extends Pick<ComponentProps<typeof QueryView>, 'query'> {
  texts: Record<'add' | 'empty' | 'emptyHint', string>;
  icon: LucideIcon;
  items: readonly Item[] | undefined;
  onAdd: () => void;
  /** Class for the height of a card's main part while loading. */
  height: string;
  className?: string;
  children: (item: Item) => ReactNode;
}

/** The cards of a screen for operators. Without any, it shows a button to add the first. */
export const AdminCards = <Item extends { id: number }>(props: AdminCardsProps<Item>) => {
  const { texts, icon, items, query, onAdd, height, className, children } = props;
  return (
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
          <EmptyState icon={icon} title={texts.empty} action={<Button onClick={onAdd}>{texts.add}</Button>}>
            {texts.emptyHint}
          </EmptyState>
        )
      }
    >
      {(loaded) => (
        <div className={cx('grid grid-cols-[minmax(0,1fr)] gap-4', className)}>
          {loaded.map((item) => (
            <ItemBoundary key={item.id}>{children(item)}</ItemBoundary>
          ))}
        </div>
      )}
    </QueryView>
  );
};
