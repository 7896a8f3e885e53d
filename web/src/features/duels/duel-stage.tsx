import type { FragmentType } from '@apollo/client/masking';
import { useMasked } from '../../apollo/use-masked.ts';
import { Countdown } from '../../components/countdown.tsx';
import { SharePicture } from '../../components/share-picture.tsx';
import { PlayerLink } from '../../game/player-link.tsx';
import { useRefetchAtLock } from '../../lib/queries/use-refetch-at-lock.ts';
import { DrawDetails } from './draw-details.tsx';
import { DuelFace } from './duel-face.tsx';
import { DuelMatch } from './duel-match.tsx';
import { DuelOutcome } from './duel-outcome.tsx';
import { DuelStageFragmentDoc, type DuelStageFragment } from './duel-stage.generated.ts';
import { DuelTipp } from './duel-tipp.tsx';
import { explainTipp } from '../../lib/game/explain-tipp.ts';
import { texts } from './texts.ts';

interface DuelStageProps {
  duel: FragmentType<DuelStageFragment>;
  /** Called some seconds after the kick-off, for the draw. */
  refetch: () => unknown;
}

const Opponent = ({ user2, state }: DuelStageFragment) => {
  if (user2)
    return (
      <PlayerLink
        player={user2}
        className="tap-target underline decoration-turf-line underline-offset-4 hover:decoration-current"
      />
    );
  if (state === 'DRAWN') return texts.gone;
  return state === 'BYE' ? texts.bye : texts.nobody;
};

const Score = ({ state, tipp1, tipp2 }: DuelStageFragment) => {
  const own = tipp1?.points ?? null;
  const other = tipp2?.points ?? null;
  if (state !== 'DRAWN') return <span className="text-sm text-on-turf-2">{texts.against}</span>;
  const isKnown = own !== null && other !== null;
  return (
    <span className="text-center">
      <span aria-hidden="true">
        <span className="block text-[min(2.5rem,13vw)] leading-none font-extrabold whitespace-nowrap sm:text-4xl">
          {isKnown ? own : texts.none}
          <span className="px-1 font-medium text-on-turf-2">:</span>
          {isKnown ? other : texts.none}
        </span>
        {isKnown && <span className="text-xs text-on-turf-2">{texts.points}</span>}
      </span>
      <span className="sr-only">{isKnown ? texts.score(own, other) : texts.noScore}</span>
    </span>
  );
};

/** A side's tipp with an explanation of its points. */
const Tipp = ({ tipp, match }: { tipp: DuelStageFragment['tipp1']; match: DuelStageFragment['match'] }) => {
  const explained = explainTipp(tipp, match);
  return (
    <span className="grid justify-items-center gap-1 text-center">
      <DuelTipp tipp={tipp} />
      {explained && <span className="text-[min(0.75rem,4vw)] text-on-turf-2">{explained}</span>}
    </span>
  );
};

const remarks: Partial<Record<DuelStageFragment['state'], string>> = {
  OPEN: texts.drawnAtKickOff,
  DRAWING: texts.drawing,
  NONE: texts.notThere,
};

/** The stage of a duel: two faces, and the points of both tipps between them. */
export const DuelStage = ({ duel: ref, refetch }: DuelStageProps) => {
  const duel = useMasked(DuelStageFragmentDoc, ref);
  useRefetchAtLock(duel?.state === 'OPEN' ? [Date.parse(duel.match.date)] : [], refetch);
  if (!duel) return null;
  const { state, match, user1, user2, tipp1, tipp2, outcome, points, draw } = duel;
  const remark = remarks[state];
  return (
    <section aria-label={texts.mine} className="overflow-clip rounded-lg border border-line shadow-card">
      <div className="turf">
        <DuelMatch match={match} />
        <div className="relative mx-auto grid max-w-xl grid-cols-[minmax(0,1fr)_minmax(76px,auto)_minmax(0,1fr)] items-start gap-x-2 overflow-clip px-2 pt-6 pb-5 xs:gap-x-3 xs:px-4 sm:gap-x-8">
          <span
            aria-hidden="true"
            className="absolute top-0 bottom-0 left-1/2 w-0.5 -translate-x-1/2 bg-turf-line"
          />
          <span
            aria-hidden="true"
            className="absolute top-16 left-1/2 size-28 -translate-1/2 rounded-full border-2 border-turf-line xs:top-[74px] xs:size-32 sm:top-[78px] sm:size-36"
          />
          <DuelFace player={user1} name={texts.you} leads={outcome === 'WON'} />
          <span className="relative z-1 grid h-20 place-items-center xs:h-25 sm:h-27">
            <Score {...duel} />
          </span>
          <DuelFace
            player={user2}
            name={<Opponent {...duel} />}
            instead={state === 'BYE' ? '–' : '?'}
            leads={outcome === 'LOST'}
          />
          {state !== 'NONE' && (
            <div className="relative z-1 col-span-full mt-5 grid grid-cols-subgrid items-center justify-items-center">
              <Tipp tipp={tipp1} match={match} />
              <span className="rounded-full bg-[var(--pitch-950)] px-3 py-1 text-xs font-semibold text-on-turf-2 ring-2 ring-turf-line">
                {texts.tipp}
              </span>
              <Tipp tipp={tipp2} match={match} />
            </div>
          )}
        </div>
        {(remark || outcome) && (
          <div className="relative z-1 flex flex-wrap items-center justify-center gap-3 px-[min(1rem,4vw)] pb-5 text-center">
            {remark && <p className="text-sm font-semibold text-balance">{remark}</p>}
            {state === 'OPEN' && <Countdown until={match.date} />}
            {outcome && points !== null && (
              <DuelOutcome outcome={outcome} points={points} isProvisional={match.isRunning} />
            )}
            {outcome === 'WON' && !match.isRunning && (
              <SharePicture path={`/bild/duell/${match.id}`} name="tippspiel-duell" />
            )}
          </div>
        )}
      </div>
      {draw && <DrawDetails draw={draw} />}
    </section>
  );
};
