import { Gift } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { getSession } from '../../lib/session/session.ts';
import { PrizePart } from './prize-part.tsx';
import { PrizesDocument } from './prizes.generated.ts';
import { texts } from './texts.ts';
import { PrizesSkeleton } from './winners/winners-skeleton.tsx';

/** /preise: what can be won, for visitors, too. */
export const PrizesScreen = () => {
  const { data, failure, refetch } = usePolled(PrizesDocument, { poll: true });
  const [to, label] = getSession().user ? ['/gewinner', texts.title] : ['/', texts.toPlay];
  const prices = data?.openPrices;
  const inState = (wanted: string) => prices?.filter(({ state }) => state === wanted) ?? [];
  return (
    <>
      <PageHeader title={texts.prizesTitle}>
        <ButtonLink variant="secondary" size="sm" to={to}>
          {label}
        </ButtonLink>
      </PageHeader>
      <p className="mb-5 max-w-prose text-ink-2">{texts.prizesLead}</p>
      <QueryView
        value={prices}
        query={{ failure, refetch }}
        skeleton={<PrizesSkeleton />}
        empty={
          prices?.length === 0 && (
            <EmptyState icon={Gift} title={texts.nothingToWin}>
              {texts.nothingToWinHint}
            </EmptyState>
          )
        }
      />
      <PrizePart id="zu-gewinnen" title={texts.toWin} prices={inState('OPEN')} />
      <PrizePart id="zu-ziehen" title={texts.toDraw} prices={inState('DUE')} />
    </>
  );
};
