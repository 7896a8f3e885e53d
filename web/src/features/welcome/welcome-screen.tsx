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
import { OwnData } from './own-data.tsx';
import { texts } from './texts.ts';
import { TippLink } from './tipp-link.tsx';
import { WelcomeDocument } from './welcome.generated.ts';
import { WelcomeSkeleton } from './welcome-skeleton.tsx';

interface WelcomeScreenProps {
  /** Where tipps are given, and where the contact data are. */
  to: { tipps: string; tipp: (matchId: number) => string; contact: string };
}

/** Three cards beside each other; narrower ones are swiped. */
const WIDE = '(min-width: 40rem)';

const icons: readonly (LucideIcon | null)[] = [ClipboardList, null, ListOrdered];

/** After the registration, and for who comes back from the last tournament: what to do first, and one's own data. */
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
      {/* The last place stands above all else, for who has one: nothing is shown before that is known. */}
      {!data && !failure && <WelcomeSkeleton />}
      <div hidden={!data && !failure} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {rank > 0 && (
          <Card className="flex flex-wrap items-center gap-x-4">
            <b className="text-[min(2.5rem,13vw)] leading-none font-extrabold text-joker-text sm:text-4xl">
              {formatNumber(rank)}.
            </b>
            <p className="min-w-0 flex-[1_1_10rem]">
              <span className="block text-sm text-ink-2">{texts.lastRank}</span>
              {texts.lastRankHint(formatNumber(rank))}
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
