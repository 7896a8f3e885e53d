import { useState } from 'react';
import { Handshake, Plus } from 'lucide-react';
import { useIsOperator } from '../../apollo/use-is-operator.ts';
import { usePolled } from '../../apollo/use-polled.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { lazyDialog } from '../../components/lazy.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { RefreshButton } from '../../components/refresh-button.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { getSession } from '../../lib/session/session.ts';
import { BecomeSponsor } from './become-sponsor.tsx';
import { RemoveSponsor } from './remove-sponsor.tsx';
import { SponsorCard } from './sponsor-card.tsx';
import { SponsorTier } from './sponsor-tier.tsx';
import { SponsorsDocument } from './sponsors.generated.ts';
import { SponsorsSkeleton } from './sponsors-skeleton.tsx';
import { texts, TIERS } from './texts.ts';

const SponsorDialog = lazyDialog(async () => (await import('./sponsor-dialog.tsx')).SponsorDialog);

/** /sponsoren: for visitors too. */
export const SponsorsScreen = () => {
  const { data, failure, refetch } = usePolled(SponsorsDocument);
  const { links } = getSession();
  const mayManage = useIsOperator();
  const [isAdding, setAdding] = useState(false);
  const add = mayManage && (
    <Button size="sm" onClick={() => setAdding(true)}>
      <Plus aria-hidden="true" className="size-4" />
      {texts.add}
    </Button>
  );
  return (
    <>
      <PageHeader title={texts.title}>
        <span className="flex items-center gap-2">
          {add}
          <RefreshButton onRefresh={refetch} />
        </span>
      </PageHeader>
      <p className="mb-6 max-w-prose text-ink-2">{texts.lead}</p>
      <QueryView
        value={data?.sponsors}
        query={{ failure, refetch }}
        skeleton={<SponsorsSkeleton />}
        empty={
          data?.sponsors.length === 0 && (
            <EmptyState icon={Handshake} title={texts.empty} action={add}>
              {texts.emptyHint}
            </EmptyState>
          )
        }
      >
        {(sponsors) => (
          <div className="grid gap-8">
            {TIERS.map((tier) => {
              const here = sponsors.filter(({ sponsorType }) => sponsorType === tier);
              return (
                here.length > 0 && (
                  <SponsorTier key={tier} tier={tier}>
                    {here.map((sponsor) => (
                      <li key={sponsor.id} className="grid *:min-w-0">
                        <ItemBoundary>
                          <SponsorCard
                            sponsor={sponsor}
                            tools={mayManage ? (shown) => <RemoveSponsor sponsor={shown} /> : null}
                          />
                        </ItemBoundary>
                      </li>
                    ))}
                  </SponsorTier>
                )
              );
            })}
          </div>
        )}
      </QueryView>
      {data && links.sponsor && (
        <div className="mt-8">
          <BecomeSponsor href={links.sponsor} />
        </div>
      )}
      {isAdding && <SponsorDialog onClose={() => setAdding(false)} />}
    </>
  );
};
