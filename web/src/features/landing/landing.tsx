import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Logo } from '../../components/logo.tsx';
import { GameTitle } from '../../game/game-title.tsx';
import { cx } from '../../lib/class-names.ts';
import { replayPreHydrationEvent } from '../../lib/page/pre-hydration-events.ts';
import { enterGame, groupLinkIn, isGroupPage } from '../../lib/session/group-invitation.ts';
import { getSession } from '../../lib/session/session.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { useIsHydrated } from '../../lib/page/use-hydrated.ts';
import { EntryCard, type EntryMode } from './entry-card.tsx';
import { InvitationCard, RecommendationCard, useInvitation } from './invitation-card.tsx';
import { ProviderButton } from './provider/provider-button.tsx';
import { SampleCard } from './sample-card.tsx';
import { texts } from './texts.ts';
import type { LoginForm as Entered } from './validate.ts';
import { Gift, Spade, Users } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { RecommenderDocument } from './recommender.generated.ts';

/** The greeting for a visitor with an invite link; names the recommending player when known. */
const useRecommender = (recommendGuid = ''): string => {
  const { data } = usePolled(RecommenderDocument, { variables: { recommendGuid }, skip: !recommendGuid });
  return data?.recommenderName ? texts.recommendedBy(data.recommenderName) : texts.recommended;
};

interface LandingProps {
  /** Kind and year; empty while unknown. */
  occasion: string;
  /** The next matches, rendered by another feature. */
  teaser: ReactNode;
  /** The next prizes to win, above the way in. */
  prizes: ReactNode;
  recommendGuid?: string;
  /** The address that the visitor wanted; '/' for none. */
  returnTo: string;
}

/** The gateway chooses the prerendered form by the same rule (gateway/src/pages/landing-page.ts), but sees no hash. */
const firstMode = ({ recommendGuid, returnTo }: LandingProps, hash: string): EntryMode =>
  !recommendGuid && !groupLinkIn(returnTo) && (returnTo !== '/' || hash === '#anmelden')
    ? 'login'
    : 'register';

const formOf = (): HTMLFormElement | null => document.querySelector('#anmelden form');

/** Reads the fields from the page: before hydration no form state has their values. */
const enteredNow = (): Entered => {
  const fields = new FormData(formOf() ?? undefined);
  const textOf = (name: keyof Entered): string => fields.get(name)?.toString() ?? '';
  return { email: textOf('email'), password: textOf('password') };
};

/** Keeps the focus of a typing visitor in the same field of the other form. */
const keepFocus = (): void => {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field.form !== formOf()) return;
  requestAnimationFrame(() => {
    const same = formOf()?.elements.namedItem(field.name);
    if (same instanceof HTMLInputElement) same.focus();
  });
};

/** On phones, a visitor on the way to another page sees only the login. */
const fromPhones = 'max-md:hidden';

/** The page for visitors: explains the game, with registration and login. */
export const Landing = (props: LandingProps) => {
  const { occasion, teaser, prizes, recommendGuid, returnTo } = props;
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState<EntryMode>();
  const [entered, setEntered] = useState<Entered>();
  const mode = chosen ?? firstMode(props, isHydrated ? location.hash : '');
  useEffect(() => {
    // The forms need one tick to take over values that were typed before hydration.
    const timer = setTimeout(replayPreHydrationEvent);
    return () => clearTimeout(timer);
  }, []);
  const recommender = useRecommender(recommendGuid);
  const isBack = firstMode(props, '') === 'login';
  const groupLink = groupLinkIn(returnTo);
  const group = useInvitation(groupLink);
  usePageTitle(group ? texts.invitation(group.name) : undefined);
  const choose = (next: EntryMode): void => {
    setEntered(enteredNow());
    setChosen(next);
    keepFocus();
  };
  const enter = (next: EntryMode): void => {
    choose(next);
    document.getElementById('anmelden')?.scrollIntoView({ behavior: 'smooth', block: 'start' });
    requestAnimationFrame(() => formOf()?.querySelector('input')?.focus({ preventScroll: true }));
  };

  return (
    <>
      <div className="turf relative overflow-hidden">
        <PitchLines />
        <header className="relative mx-auto flex h-15 max-w-[1280px] items-center justify-between px-4">
          <Logo tournamentName={getSession().tournamentName} />
          <button
            type="button"
            onClick={() => enter('login')}
            className="hidden min-h-11 rounded-full px-5 font-semibold ring-1 ring-on-turf-2 ring-inset hover:bg-turf-line md:block"
          >
            {texts.login}
          </button>
        </header>
        <div
          className={cx(
            'relative mx-auto grid max-w-[1280px] gap-x-14 px-4 pt-6 pb-10 md:grid-cols-[minmax(0,1fr)_400px] md:pt-12 md:pb-16',
            isBack ? 'gap-y-6' : 'gap-y-10',
          )}
        >
          <div className="md:pt-6">
            <h1 className="text-[clamp(min(1.75rem,12vw),0.9rem+4.2vw,3.5rem)] leading-[1.04] hyphens-auto font-extrabold">
              <GameTitle occasion={occasion} />
            </h1>
            {groupLink && <InvitationCard group={group} />}
            {!groupLink && recommendGuid && <RecommendationCard who={recommender} />}
            <p className={cx('mt-4 max-w-lg text-lg text-on-turf-2', isBack && fromPhones)}>{texts.lead}</p>
            <div className={cx('mt-6 flex flex-wrap gap-3 md:hidden', isBack && fromPhones)}>
              <Button variant="gold" size="lg" onClick={() => enter('register')}>
                {texts.play}
              </Button>
              <button
                type="button"
                onClick={() => enter('login')}
                className="min-h-13 rounded-full px-6 text-base font-semibold ring-1 ring-on-turf-2 ring-inset"
              >
                {texts.haveAccount}
              </button>
            </div>
            <div className={cx(isBack && fromPhones)}>{prizes}</div>
            <div className={cx('mt-10 md:mt-14', isBack && fromPhones)}>
              <SampleCard />
            </div>
          </div>
          <EntryCard
            mode={mode}
            onMode={choose}
            entered={entered}
            recommendGuid={recommendGuid}
            hint={
              isBack ? (isHydrated && isGroupPage(returnTo) ? texts.groupHint : texts.returnHint) : undefined
            }
            otherWay={<ProviderButton returnTo={returnTo} recommendGuid={recommendGuid} />}
            onDone={(playerId) => enterGame(returnTo, playerId, mode === 'register')}
          />
        </div>
      </div>
      <div className="mx-auto grid max-w-[1280px] gap-10 px-4 py-10 md:py-16">
        {teaser}
        <Reasons />
      </div>
    </>
  );
};

/** Lines of a pitch behind the hero; a narrow hero has none behind its text. */
const PitchLines = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 1050 680"
    preserveAspectRatio="xMidYMid slice"
    className="pointer-events-none absolute inset-0 size-full text-turf-line"
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
  >
    <path d="M525 0v680" className="max-md:hidden" />
    <path d="M0 138h165v404H0M1050 138H885v404h165M0 248h55v184H0M1050 248h-55v184h55" />
    <circle cx="525" cy="340" r="92" />
    <path d="M165 267a92 92 0 0 1 0 146M885 267a92 92 0 0 0 0 146" />
    <circle cx="525" cy="340" r="4" fill="currentColor" className="max-md:hidden" />
  </svg>
);

const icons = [Spade, Users, Gift];

const Reasons = () => (
  <section aria-labelledby="gruende">
    <h2 id="gruende" className="mb-5 text-2xl font-bold hyphens-auto">
      {texts.reasonsTitle}
    </h2>
    <ul className="grid gap-4 md:grid-cols-3">
      {texts.reasons.map(({ title, text }, index) => {
        const Icon = icons[index] ?? Gift;
        return (
          <li
            key={title}
            className="grid grid-cols-[52px_minmax(0,1fr)] content-start gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-5 shadow-card max-[14rem]:grid-cols-1 md:grid-cols-1 md:gap-y-0 md:p-6"
          >
            <span className="grid h-[70px] w-13 place-items-center rounded-md bg-linear-160 from-gold-200 to-gold-400 text-on-joker md:mb-5">
              <Icon aria-hidden="true" className="size-7" />
            </span>
            <div className="min-w-0 hyphens-auto">
              <h3 className="text-lg font-bold">{title}</h3>
              <p className="mt-1 text-ink-2">{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  </section>
);
