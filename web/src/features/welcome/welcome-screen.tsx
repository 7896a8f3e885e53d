import { ClipboardList, ListOrdered, type LucideIcon } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Card } from '../../components/card.tsx';
import { CardRow } from '../../components/card-row.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { JokerCard } from '../../game/joker-card.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { formatNumber } from '../../lib/text/format-number.ts';
import { getSession } from '../../lib/session/session.ts';
import { useMedia } from '../../lib/page/use-media.ts';
import { texts } from './texts.ts';
import {
  WelcomeDocument,
  FirstTippDocument,
  type WelcomeQuery,
  type FirstTippQuery,
} from './welcome.generated.ts';
import type { ReactNode } from 'react';
import type { ButtonVariant } from '../../components/button-style.ts';
import { Skeleton, Loading } from '../../components/skeleton.tsx';
import { toNextTipp } from '../../lib/address/addresses.ts';

interface WelcomeScreenProps {
  /** The addresses of the tipps and of the contact data. */
  to: { tipps: string; tipp: (matchId: number) => string; contact: string };
}

/** From this width on three cards fit side by side. Below it they are swiped. */
const WIDE = '(min-width: 40rem)';

const icons: readonly (LucideIcon | null)[] = [ClipboardList, null, ListOrdered];

/** The first steps and the player's data, after the registration or for players of the last tournament. */
export const WelcomeScreen = ({ to }: WelcomeScreenProps) => {
  const { data, failure, refetch } = usePolled(WelcomeDocument);
  const profile = data?.viewer?.profile;
  const rank = profile?.rankWelcome ?? 0;
  const wide = useMedia(WIDE);
  const steps = texts.stepList.map(([title, text], index) => (
    <Step key={title} {...{ title, text, icon: icons[index] }} />
  ));
  return (
    <>
      <PageHeader title={texts.title(data?.viewer?.user.firstname ?? getSession().user?.firstname ?? '')} />
      {/* Hidden until loaded, because players of the last tournament have their rank at the top. */}
      {!data && !failure && <WelcomeSkeleton />}
      <div hidden={!data && !failure} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {rank > 0 && (
          <Card className="flex flex-wrap items-center gap-x-4">
            <b className="text-[min(2.5rem,13vw)] leading-none font-extrabold text-joker-text sm:text-4xl">
              {formatNumber(rank)}.
            </b>
            <p className="min-w-0 flex-[1_1_10rem]">
              <span className="block text-sm text-ink-2">{texts.lastRank}</span>
              {texts.lastRankHint(rank)}
            </p>
          </Card>
        )}
        <section aria-label={texts.steps} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {wide ? (
            <div className="grid grid-cols-3 gap-3">{steps}</div>
          ) : (
            <CardRow label={texts.steps}>{steps}</CardRow>
          )}
          <TippLink to={to} variant={rank > 0 ? 'secondary' : 'primary'} />
        </section>
        <Card as="section" aria-label={texts.data}>
          <h2 className="mb-2 text-lg font-bold">{texts.data}</h2>
          <p className="mb-3 text-ink-2">{texts.dataHint}</p>
          {failure && <ErrorState small message={failure.message} onRetry={refetch} />}
          {profile && <OwnData profile={profile} />}
          <p className="my-4 text-ink-2">{texts.bonusHint}</p>
          <div className="flex flex-wrap gap-2">
            {rank > 0 && (
              <ButtonLink to="/" className="max-sm:w-full">
                {texts.start}
              </ButtonLink>
            )}
            <ButtonLink to={to.contact} variant="secondary" className="max-sm:w-full">
              {texts.toContact}
            </ButtonLink>
          </div>
        </Card>
      </div>
    </>
  );
};

const Step = ({
  title,
  text,
  icon: Icon,
}: {
  title: string;
  text: string;
  icon: LucideIcon | null | undefined;
}) => (
  <Card>
    <h2 className="mb-1 flex min-h-7 items-center gap-2 text-base font-bold">
      {Icon ? <Icon aria-hidden="true" className="size-5 text-link" /> : <JokerCard filled />}
      {title}
    </h2>
    <p className="text-sm text-ink-2">{text}</p>
  </Card>
);

type Profile = NonNullable<WelcomeQuery['viewer']>['profile'];

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[8rem_minmax(0,1fr)] items-baseline gap-x-4 border-t border-line py-2 @max-2xs:grid-cols-1">
    <dt className="text-sm text-ink-2">{label}</dt>
    <dd className="m-0 min-w-0 whitespace-pre-line wrap-anywhere">{children}</dd>
  </div>
);

/** The player's stored data, and whether they suffice to send a prize. */
const OwnData = ({ profile }: { profile: Profile }) => {
  const { gender, firstname, lastname, street, zipCode, city, country, email, hasAddress } = profile;
  const address = [street, `${zipCode} ${city}`.trim(), country].filter(Boolean).join('\n');
  return (
    <dl className="@container m-0">
      <Line label={texts.name}>{[texts.genders[gender], firstname, lastname].filter(Boolean).join(' ')}</Line>
      <Line label={texts.address}>
        {address}
        {!hasAddress && <b className="block font-semibold text-live">{texts.missing}</b>}
      </Line>
      <Line label={texts.email}>{email}</Line>
    </dl>
  );
};

const hasTipped = ({ viewer, tipps }: FirstTippQuery): boolean =>
  (viewer?.ranking ?? 0) > 0 || (viewer?.jokerCount ?? 0) > 0 || tipps.tipps.some(({ isValid }) => isValid);

/** The first match that a new player can tip; 0 for none. */
const firstMatch = ({ tipps }: FirstTippQuery): number =>
  tipps.tipps.find(({ isValid, isEnabled }) => isEnabled && !isValid)?.match.id ?? 0;

interface TippLinkProps {
  /** The address of all tipps, and that of one match with its editor open. */
  to: { tipps: string; tipp: (matchId: number) => string };
  variant: ButtonVariant;
}

const TippLink = ({ to, variant }: TippLinkProps) => {
  const { data, failure } = usePolled(FirstTippDocument);
  const place = 'justify-self-start max-sm:w-full';
  if (!data && !failure) return <Skeleton className={`h-13 w-64 max-w-full rounded-full ${place}`} />;
  const isNew = data !== undefined && !hasTipped(data);
  const matchId = isNew ? firstMatch(data) : 0;
  return (
    <ButtonLink
      to={matchId ? to.tipp(matchId) : to.tipps}
      state={toNextTipp}
      size="lg"
      variant={variant}
      className={place}
    >
      {isNew ? texts.firstTipp : texts.toTipps}
    </ButtonLink>
  );
};

const CARDS = 3;

/** Placeholders for the cards, the link to the tipps, and the player's data. */
const WelcomeSkeleton = () => (
  <Loading className="grid grid-cols-[minmax(0,1fr)] gap-5">
    <span className="flex gap-3 overflow-hidden">
      {Array.from({ length: CARDS }, (_, index) => (
        <Card key={index} className="grid w-4/5 flex-none gap-2 sm:w-auto sm:flex-1">
          <Skeleton className="h-6 w-28" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
        </Card>
      ))}
    </span>
    <Skeleton className="h-12 w-full rounded-full sm:w-44" />
    <Card className="grid gap-3">
      <Skeleton className="h-6 w-32" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-48 max-w-full" />
      <Skeleton className="h-5 w-64 max-w-full" />
      <Skeleton className="h-5 w-56 max-w-full" />
    </Card>
  </Loading>
);
