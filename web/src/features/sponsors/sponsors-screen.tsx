import { useState } from 'react';
import { Handshake, Plus, Trash2 } from 'lucide-react';
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
import { SponsorCard } from './sponsor-card.tsx';
import { SponsorTier, PADDINGS } from './sponsor-tier.tsx';
import { SponsorsDocument, RemoveSponsorDocument, type SponsorCardFragment } from './sponsors.generated.ts';
import { texts, TIERS } from './texts.ts';
import { buttonStyle } from '../../components/button-style.ts';
import { Card } from '../../components/card.tsx';
import { OutsideLink } from '../../components/outside-link.tsx';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { useConfirm } from '../../components/use-confirm.tsx';
import { refetchActive } from '../../lib/queries/active-queries.ts';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { cx } from '../../lib/class-names.ts';

const SponsorDialog = lazyDialog(async () => (await import('./sponsor-dialog.tsx')).SponsorDialog);

/** /sponsoren, also for visitors. */
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

/** The link to the operators' page about becoming a sponsor. */
const BecomeSponsor = ({ href }: { href: string }) => (
  <Card as="aside" className="flex flex-wrap items-center gap-x-5 gap-y-3">
    <span className="grid size-12 flex-none place-items-center rounded-full bg-joker-soft text-joker-text">
      <Handshake aria-hidden="true" className="size-6" />
    </span>
    <div className="min-w-0 flex-1 basis-56">
      <h2 className="text-lg font-bold">{texts.becomeTitle}</h2>
      <p className="text-ink-2">{texts.becomeHint}</p>
    </div>
    <OutsideLink href={href} className={buttonStyle({ variant: 'secondary' })}>
      {texts.become}
    </OutsideLink>
  </Card>
);

/** The button with which operators remove a sponsor. */
const RemoveSponsor = ({ sponsor: { id, companyName } }: { sponsor: SponsorCardFragment }) => {
  const [mutate] = useSafeMutation(RemoveSponsorDocument);
  const { ask, dialog } = useConfirm({
    title: texts.removeTitle,
    question: texts.removeQuestion(companyName),
    confirmLabel: texts.doRemove,
    tone: 'danger',
    onConfirm: async () => {
      const { failure } = await mutate({ input: { sponsorId: id } });
      // It does not matter if somebody else has removed the sponsor.
      const isGone = !failure || failure.code === 'NOT_FOUND';
      if (isGone) await refetchActive('Sponsors');
      return isGone ? null : failure;
    },
  });
  return (
    <>
      <IconButton icon={Trash2} label={texts.remove(companyName)} onClick={ask} />
      {dialog}
    </>
  );
};

const counts = { gold: 2, silber: 3, bronze: 4 };

const SponsorsSkeleton = () => (
  <Loading className="grid gap-8">
    {TIERS.map((tier) => (
      <SponsorTier key={tier} tier={tier}>
        {Array.from({ length: counts[tier] }, (_none, index) => (
          <li key={index} className={cx('rounded-lg border border-line bg-surface', PADDINGS[tier])}>
            <Skeleton className="aspect-2/1 rounded-md" />
            <Skeleton className="mt-3 mb-2 h-4 w-2/3" />
          </li>
        ))}
      </SponsorTier>
    ))}
  </Loading>
);
