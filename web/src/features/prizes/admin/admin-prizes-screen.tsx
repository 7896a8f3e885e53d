import { useState } from 'react';
import type { FragmentType } from '@apollo/client/masking';
import { Gift, Plus } from 'lucide-react';
import { usePolled } from '../../../apollo/use-polled.ts';
import { AdminCards } from '../../../components/admin-cards.tsx';
import { Button } from '../../../components/button.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { RefreshButton } from '../../../components/refresh-button.tsx';
import { AdminPrize } from './admin-prize.tsx';
import { AdminPrizesDocument, type AdminPrizeFragment } from './admin-prizes.generated.ts';
import { PrizeDialog } from './prize-dialog.tsx';
import { texts } from '../texts.ts';
import type { PriceState } from '../../../generated/schema.ts';

/** Prizes that need an operator come first, finished ones last. */
const order: readonly PriceState[] = ['DUE', 'DRAWN', 'OPEN', 'PUBLISHED'];

/** Keeps the given order within a state. */
const byUrgency = <Prize extends { state: PriceState }>(prizes: readonly Prize[]): Prize[] =>
  prizes.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));

const POLL_MS = 10_000;

/** /adminpreise: operators create, draw and publish prizes. */
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
      <AdminCards
        texts={texts}
        icon={Gift}
        items={data && byUrgency(data.prices)}
        query={{ failure, refetch }}
        onAdd={() => setEdited('new')}
        height="h-11"
        className="lg:grid-cols-2"
      >
        {(prize) => <AdminPrize prize={prize} onEdit={setEdited} />}
      </AdminCards>
      {edited && <PrizeDialog prize={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
};
