import { useState } from 'react';
import { useIsOperator } from '../../apollo/use-is-operator.ts';
import { usePolled } from '../../apollo/use-polled.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { FormFrame, idleForm } from '../../components/form.tsx';
import { useUnsavedQuestion } from '../../components/unsaved-question.tsx';
import { PLAYER, PLAYER_KIND, PLAYER_PAGE } from '../../lib/address/addresses.ts';
import { positiveNumber } from '../../lib/address/search.ts';
import { getSession } from '../../lib/session/session.ts';
import { useDialogAddress } from '../../lib/address/use-dialog-address.ts';
import { CardFacts } from './card-facts.tsx';
import { CardHead } from './card-head.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { CardLinks, type CardLink } from './card-links.tsx';
import { EditForm } from './edit-form.tsx';
import { OperatorPart } from './operator-part.tsx';
import { Rivalry } from './rivalry.tsx';
import { texts } from './texts.ts';
import { UserCardDocument, UserPlacesDocument } from './user-card.generated.ts';

/** A player's card, opened by the address: every name links to it (specification, chapter 2, 'User popups'). */
export const UserCardDialog = ({ links }: { links: readonly CardLink[] }) => {
  const dialog = useDialogAddress(PLAYER, [PLAYER_KIND, PLAYER_PAGE]);
  const userId = positiveNumber(dialog.value);
  const [edited, setEdited] = useState(0);
  const { data, failure, refetch } = usePolled(UserCardDocument, { variables: { userId }, poll: true });
  const places = usePolled(UserPlacesDocument, { variables: { userId }, poll: true, live: ['ranks'] });
  const isOperator = useIsOperator();
  const user = data?.user;
  const isOwn = getSession().user?.id === userId;
  const isEdited = edited === userId;
  const isLoadingPlaces = !places.data && !places.failure;
  const [{ busy, isUnsaved, place }, onState] = useState(idleForm);
  const toCard = (): void => setEdited(0);
  const { giveUp, giveUpTo, question } = useUnsavedQuestion(isUnsaved, dialog.close, {
    ...{ busy, place },
    inAddress: true,
  });
  return (
    <>
      <Dialog open onClose={giveUp} title={user?.fullname ?? texts.title} steady>
        {!data && !failure && <CardSkeleton />}
        {(failure || data?.user === null) && <ErrorState message={texts.loadFailed} onRetry={refetch} />}
        {user && isEdited && (
          <FormFrame value={{ onState }}>
            <EditForm userId={userId} onDone={toCard} onCancel={() => giveUpTo(toCard)} />
          </FormFrame>
        )}
        {user && !isEdited && (
          <>
            <CardHead
              user={user}
              places={places.data?.user}
              isLoadingPlaces={isLoadingPlaces}
              days={places.data?.playerStatistic.days}
              isOwn={isOwn}
            />
            <CardLinks links={links} onGo={(kind) => dialog.swap({ [PLAYER_KIND]: kind })} />
            {!isOwn && <Rivalry key={userId} user={user} />}
            {/* The key closes the list for another player. */}
            <CardFacts
              key={userId}
              user={user}
              places={places.data?.user}
              statistic={places.data?.playerStatistic}
              isLoadingPlaces={isLoadingPlaces}
            />
            {isOperator && <OperatorPart user={user} isOwn={isOwn} onEdit={() => setEdited(userId)} />}
            {isOwn && (
              <ButtonLink variant="secondary" wide to="/profil" className="mt-4">
                {texts.toProfile}
              </ButtonLink>
            )}
          </>
        )}
      </Dialog>
      {question}
    </>
  );
};
