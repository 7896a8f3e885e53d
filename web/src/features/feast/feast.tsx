import { useEffect, useState } from 'react';
import { usePolled } from '../../apollo/use-polled.ts';
import { useMedia } from '../../lib/page/use-media.ts';
import { keepNote, noteAt } from '../../lib/save/draft-rows.ts';
import { getSession, getViewer } from '../../lib/session/session.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { formatPoints } from '../../lib/text/format-number.ts';
import { FeastCard } from './feast-card.tsx';
import { FeastDocument } from './feast.generated.ts';
import { findFeast } from './find-feast.ts';
import { texts } from './texts.ts';

interface Seen {
  matches: readonly number[];
  /** The player's place at the last visit; 0 for none. */
  place: number;
}

const NOTE = 'feast';
const nothing: Seen = { matches: [], place: 0 };

const MINUTE = 60_000;
/** Nothing covers the tipps this long before a kick-off. */
const BEFORE_KICK_OFF_MS = 10 * MINUTE;

const isKickOffNear = (now: number): boolean =>
  getSession().kickOffs.some((date) => {
    const left = Date.parse(date) - now;
    return left > 0 && left <= BEFORE_KICK_OFF_MS;
  });

/**
 * Shows the points of the own tipps after the final whistle, once for each match and player in this browser. It covers
 * the screen's lower end: nothing moves, and the rest stays usable. Users who prefer reduced motion get none.
 */
export const Feast = () => {
  const { data } = usePolled(FeastDocument, { variables: { userIds: [getViewer()] }, live: ['ranks'] });
  const [seen, setSeen] = useState(() => noteAt<Seen>(NOTE) ?? nothing);
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const now = useNow();
  const { viewer, recentTipps } = data ?? {};
  const isKnown = Boolean(recentTipps?.matches.length) && !isKickOffNear(now);
  const feast = recentTipps && isKnown && !isCalm ? findFeast(recentTipps, seen.matches, now) : null;
  const current = viewer?.ranking ?? 0;
  const place = feast?.isLatest ? current : 0;
  const before = seen.place || (viewer?.rankingBefore ?? 0);
  const latest: Seen = { matches: recentTipps?.matches.map(({ id }) => id) ?? [], place: current };
  const kept = JSON.stringify(latest);
  // A match without points is no feast: the next one does not tell it again.
  if (isKnown && !feast && String(seen.matches) !== String(latest.matches)) setSeen(latest);
  useEffect(() => {
    if (isKnown) keepNote(NOTE, kept);
  }, [isKnown, kept]);
  return (
    <>
      <p role="status" className="sr-only">
        {feast &&
          `${texts.title}: ${formatPoints(feast.points)}${place > 0 ? `, ${texts.moved(place, before)}` : ''}`}
      </p>
      {feast && (
        <FeastCard
          key={String(latest.matches)}
          feast={feast}
          place={place}
          before={before}
          onDismiss={() => setSeen(latest)}
        />
      )}
    </>
  );
};
