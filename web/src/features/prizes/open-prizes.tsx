import { usePolled } from '../../apollo/use-polled.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { Notice } from '../../components/notice.tsx';
import { OpenPrizesDocument, type OpenPrizesQuery } from './prizes.generated.ts';
import { PrizeCard } from './prize-card.tsx';
import { texts } from './texts.ts';
import { OpenPrizesSkeleton, PRIZE_GRID } from './winners-skeleton.tsx';

/** What can still be won, and what the player lacks to win it. Draws nothing where there is nothing. */
export const OpenPrizes = () => {
  const { data, failure, ask } = usePolled(OpenPrizesDocument, { poll: true });
  // Whoever sees whom a drawing hit finds it among the winners.
  const open = data?.prices.filter(({ state, winners }) => state !== 'PUBLISHED' && !winners.length);
  if (open?.length === 0) return null;
  return (
    <section aria-labelledby="zu-gewinnen" className="mt-8 print:hidden">
      <h2 id="zu-gewinnen" className="mb-3 text-xl font-bold">
        {texts.toWin}
      </h2>
      <Lack viewer={data?.viewer ?? null} />
      {failure && (
        <Card>
          <ErrorState small message={failure.message} onRetry={ask} />
        </Card>
      )}
      {!open && !failure && <OpenPrizesSkeleton />}
      <div className={PRIZE_GRID}>
        {open?.map((price) => (
          <ItemBoundary key={price.id}>
            <PrizeCard price={price} withDay />
          </ItemBoundary>
        ))}
      </div>
    </section>
  );
};

const Lack = ({ viewer }: Pick<OpenPrizesQuery, 'viewer'>) => {
  if (!viewer) return null;
  const { isConfirmed, hasAddress } = viewer.profile;
  if (isConfirmed && hasAddress) return null;
  const lacks = hasAddress
    ? { title: texts.notConfirmedTitle, text: texts.notConfirmed, to: '/profil/3', step: texts.toAccess }
    : { title: texts.noAddressTitle, text: texts.noAddress, to: '/profil/2', step: texts.toAddress };
  return (
    <Notice tone="hint" title={lacks.title} className="mb-4">
      <p className="mb-2">{lacks.text}</p>
      <ButtonLink variant="secondary" size="sm" to={lacks.to}>
        {lacks.step}
      </ButtonLink>
    </Notice>
  );
};
