import { usePolled } from '../../../apollo/use-polled.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { enterGame } from '../../../lib/session/group-invitation.ts';
import { GuestForm } from './guest-form.tsx';
import { ProviderGuestDocument } from './provider.generated.ts';
import { providerTexts as texts } from './texts.ts';
import { SingleTaskPage } from '../single-task-page.tsx';

/** The page after a provider's login that belongs to no account here. */
export const Guest = () => {
  const { data, failure, refetch } = usePolled(ProviderGuestDocument);
  const guest = data?.providerGuest;
  if (data && !guest)
    return (
      <SingleTaskPage title={texts.over}>
        <div className="grid gap-4">
          <p>{texts.overLead}</p>
          <ButtonLink to="/#anmelden" wide>
            {texts.toLogin}
          </ButtonLink>
        </div>
      </SingleTaskPage>
    );
  return (
    <SingleTaskPage title={texts.guestTitle}>
      <QueryView
        value={guest}
        query={{ failure, refetch }}
        bare
        skeleton={
          <Loading>
            <Skeleton className="h-80 w-full rounded-md" />
          </Loading>
        }
      >
        {(guest) => (
          <GuestForm guest={guest} onDone={(playerId) => enterGame(guest.returnTo, playerId, true)} />
        )}
      </QueryView>
    </SingleTaskPage>
  );
};
