import { Gift } from 'lucide-react';
import { useMasked } from '../../apollo/use-masked.ts';
import { usePolled } from '../../apollo/use-polled.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LockCountdown } from '../../game/lock-countdown.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { getSession } from '../../lib/session/session.ts';
import { PrizePart } from './prize-part.tsx';
import { PrizeHeadFragmentDoc, PrizesDocument, type PrizesQuery } from './prizes.generated.ts';
import { texts } from './texts.ts';
import { PrizesSkeleton } from './winners/winners-skeleton.tsx';

/** /preise: the prizes that can be won, also for visitors. */
export const PrizesScreen = () => {
  const { data, failure, refetch } = usePolled(PrizesDocument, { poll: true });
  const [to, label] = getSession().user ? ['/gewinner', texts.title] : ['/', texts.toPlay];
  const prizes = data?.openPrices;
  const next = prizes?.find(({ state }) => state === 'OPEN');
  return (
    <>
      <PageHeader title={texts.prizesTitle}>
        <ButtonLink variant="secondary" size="sm" to={to}>
          {label}
        </ButtonLink>
      </PageHeader>
      <p className="mb-5 flex max-w-prose flex-wrap items-center gap-x-3 gap-y-2 text-ink-2">
        <span>{texts.prizesLead}</span>
        {next && <NextToClose prize={next} />}
      </p>
      <QueryView
        value={prizes}
        query={{ failure, refetch }}
        skeleton={<PrizesSkeleton />}
        empty={
          prizes?.length === 0 && (
            <EmptyState icon={Gift} title={texts.nothingToWin}>
              {texts.nothingToWinHint}
            </EmptyState>
          )
        }
      />
      <PrizePart state="OPEN" prizes={prizes ?? []} />
      <PrizePart state="DUE" prizes={prizes ?? []} />
    </>
  );
};

const NextToClose = ({ prize: from }: { prize: PrizesQuery['openPrices'][number] }) => {
  const prize = useMasked(PrizeHeadFragmentDoc, from);
  return (
    prize && (
      <span className="flex flex-wrap items-center gap-2 font-semibold text-ink">
        <span>{texts.closes}</span>
        <LockCountdown until={prize.date} />
      </span>
    )
  );
};
