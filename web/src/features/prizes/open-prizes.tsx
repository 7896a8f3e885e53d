import { usePolled } from '../../apollo/use-polled.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Notice } from '../../components/notice.tsx';
import { useJump } from '../../lib/address/use-jump.ts';
import { OpenPrizesDocument, type OpenPrizesQuery } from './prizes.generated.ts';
import { PrizePart } from './prize-part.tsx';
import { texts } from './texts.ts';

interface OpenPrizesProps {
  /** Renders nothing while the content above is still loading, which would otherwise push this down. */
  isHeld: boolean;
}

/** Drawn prizes without published winners, prizes to be drawn or still to win, and the data that the player lacks. */
export const OpenPrizes = ({ isHeld }: OpenPrizesProps) => {
  const { data, failure, refetch } = usePolled(OpenPrizesDocument, { poll: true });
  useJump(!isHeld && data !== undefined);
  if (isHeld) return null;
  // A prize whose winners the viewer may see is already in the list of winners.
  const untold = data?.prices.filter(({ state, winners }) => state !== 'PUBLISHED' && !winners.length) ?? [];
  return (
    <>
      {failure && (
        <Card className="mt-8 print:hidden">
          <ErrorState small message={failure.message} onRetry={refetch} />
        </Card>
      )}
      <PrizePart state="DRAWN" prizes={untold} />
      <PrizePart state="DUE" prizes={untold} />
      <PrizePart state="OPEN" prizes={untold}>
        <Lack viewer={data?.viewer ?? null} />
      </PrizePart>
    </>
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
