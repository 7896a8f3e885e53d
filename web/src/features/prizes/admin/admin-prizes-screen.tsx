import { useState } from 'react';
import type { FragmentType } from '@apollo/client/masking';
import { Gift, Plus } from 'lucide-react';
import { usePolled } from '../../../apollo/use-polled.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ItemBoundary } from '../../../components/item-boundary.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { RefreshButton } from '../../../components/refresh-button.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { AdminPrize } from './admin-prize.tsx';
import { AdminPrizesDocument, type AdminPrizeFragment } from './admin-prizes.generated.ts';
import { PrizeDialog } from './prize-dialog.tsx';
import { texts } from '../texts.ts';
import type { PriceState } from '../../../generated/schema.ts';

/** Prizes that wait for an operator first, done ones last. */
const order: readonly PriceState[] = ['DUE', 'DRAWN', 'OPEN', 'PUBLISHED'];

/** Among equals as they come. */
const byUrgency = <Prize extends { state: PriceState }>(prizes: readonly Prize[]): Prize[] =>
  prizes.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));

const POLL_MS = 10_000;

/** /adminpreise: prizes made, drawn, published. Operators only. */
export const AdminPrizesScreen = () => {
  const { data, failure, refetch } = usePolled(AdminPrizesDocument, { poll: POLL_MS, live: ['matches'] });
  const [edited, setEdited] = useState<FragmentType<AdminPrizeFragment> | 'new' | null>(null);
  return (
    <>
      <PageHeader title={texts.adminTitle}>
        <span className="flex items-center gap-2">
          <Button size="sm" onClick={() => setEdited('new')}>
            <Plus aria-hidden="true" className="size-4" />
            {texts.add}
          </Button>
          <RefreshButton onRefresh={refetch} />
        </span>
      </PageHeader>
      <p className="mb-4 max-w-prose text-sm text-ink-2">{texts.adminLead}</p>
      <QueryView
        value={data?.prices}
        query={{ failure, refetch }}
        skeleton={
          <Loading className="grid gap-4 lg:grid-cols-2">
            {[0, 1].map((index) => (
              <Card key={index} className="grid gap-3">
                <Skeleton className="h-5 w-40" />
                <Skeleton className="h-6 w-full" />
                <Skeleton className="h-11 w-full" />
              </Card>
            ))}
          </Loading>
        }
        empty={
          data?.prices.length === 0 && (
            <EmptyState
              icon={Gift}
              title={texts.empty}
              action={<Button onClick={() => setEdited('new')}>{texts.add}</Button>}
            >
              {texts.emptyHint}
            </EmptyState>
          )
        }
      >
        {(prizes) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
            {byUrgency(prizes).map((prize) => (
              <ItemBoundary key={prize.id}>
                <AdminPrize prize={prize} onEdit={setEdited} />
              </ItemBoundary>
            ))}
          </div>
        )}
      </QueryView>
      {edited && <PrizeDialog prize={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
};
