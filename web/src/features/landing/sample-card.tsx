import { Flag } from '../../game/flag.tsx';
import { JokerCard } from '../../game/joker-card.tsx';
import { getSession } from '../../lib/session/session.ts';
import { texts } from './texts.ts';

const [home = '', away = ''] = texts.sampleTeams;
const rows = [
  { flag: 'es', name: home, goals: 2 },
  { flag: 'gb-eng', name: away, goals: 1 },
];

/** Uses the tournament's points and joker factor. */
const Exact = ({ exactPoints, jokerFactor }: { exactPoints: number; jokerFactor: number }) => (
  <>
    {texts.sampleExact(exactPoints, jokerFactor)}
    {exactPoints > 0 && (
      <b className="ml-auto flex-none text-xl whitespace-nowrap font-extrabold text-link">
        +{exactPoints * jokerFactor}
      </b>
    )}
  </>
);

/** An exact tipp, fanned out with two playing cards. It is only a picture. */
export const SampleCard = () => (
  <figure
    role="img"
    aria-label={texts.sampleLabel}
    className="relative mx-auto w-66 py-2 xs:w-72 md:ml-10 md:w-80"
  >
    <span className="absolute -top-4 bottom-6 -left-4 w-40 -rotate-14 rounded-lg xs:-left-7 bg-linear-160 from-gold-200 to-gold-400 p-3 text-2xl leading-none font-extrabold text-on-joker shadow-far">
      J
    </span>
    <span className="absolute top-1 -right-5 -bottom-2 w-40 rotate-10 rounded-lg border-6 border-on-turf bg-on-turf-2 shadow-far" />
    <div
      aria-hidden="true"
      className="relative -rotate-2 rounded-lg border border-line bg-surface p-4 text-ink shadow-far md:p-5"
    >
      <p className="mb-2 flex items-baseline gap-2 text-sm">
        <b className="text-base">21:00</b>
        <span className="text-ink-2">{texts.sampleGroup}</span>
      </p>
      {rows.map(({ flag, name, goals }) => (
        <p key={flag} className="flex min-h-12 items-center gap-3">
          <Flag alone code={flag} />
          <span className="min-w-0 flex-1 text-[min(1.125rem,6vw)] leading-tight font-semibold">{name}</span>
          <span className="grid h-10 w-11 place-items-center rounded-md border border-line-strong text-[min(1.125rem,6vw)] font-bold">
            {goals}
          </span>
        </p>
      ))}
      <p className="mt-2 flex items-center gap-2 border-t border-line pt-3 text-sm text-ink-2">
        <JokerCard filled />
        <Exact {...getSession()} />
      </p>
    </div>
  </figure>
);
