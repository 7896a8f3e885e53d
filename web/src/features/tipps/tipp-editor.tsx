import { useEffect, useRef, useState, type TouchEvent } from 'react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useMasked } from '../../apollo/use-masked.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { formatDateTime } from '../../lib/time/format.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { EditorMatch } from './editor-match.tsx';
import { matchAnchor } from './ids.ts';
import { openMatchIds } from './tipp-list.ts';
import { texts } from './texts.ts';
import { TippCardFragmentDoc } from './tipp-card.generated.ts';
import type { PageTipp } from './match-days.tsx';
import type { TeamData } from './use-tipp.ts';

interface Swipe {
  onTouchStart: (event: TouchEvent) => void;
  onTouchEnd: (event: TouchEvent) => void;
}

/** Long enough to be intended, and clearly horizontal. */
const MIN_PX = 48;
const STEEPNESS = 1.5;

/** Swiping left shows the next match, swiping right the previous one. */
const useSwipe = (onNext: () => void, onPrevious: () => void): Swipe => {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }) => {
      const finger = touches[0];
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }) => {
      const finger = changedTouches[0];
      if (!start.current || !finger) return;
      const x = finger.clientX - start.current.x;
      const y = finger.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) < MIN_PX || Math.abs(x) < Math.abs(y) * STEEPNESS) return;
      if (x < 0) onNext();
      else onPrevious();
    },
  };
};

interface TippEditorProps {
  tipps: readonly PageTipp[];
  /** undefined closes the editor. */
  current: PageTipp | undefined;
  jokersLeft: number;
  onSwap: (matchId: number) => void;
  onShowTeam: (team: TeamData) => void;
  onClose: () => void;
}

/** One large match for thumbs. Buttons and swipes lead to the page's other open matches, and the page scrolls along. */
export const TippEditor = ({ tipps, current, jokersLeft, onSwap, onShowTeam, onClose }: TippEditorProps) => {
  const now = useNow();
  const [direction, setDirection] = useState<1 | 0 | -1>(0);
  const currentId = current?.match.id ?? 0;
  const shown = useRef(0);
  useEffect(() => {
    if (currentId === 0 && shown.current > 0)
      document.getElementById(matchAnchor(shown.current))?.scrollIntoView({ block: 'nearest' });
    shown.current = currentId;
  }, [currentId]);
  // The current match stays in the row when it locks.
  const ids = tipps.map(({ match }) => match.id);
  const open = openMatchIds(tipps, now);
  const row = ids.filter((id) => id === currentId || open.includes(id));
  const at = row.indexOf(currentId);
  const isLast = at >= row.length - 1;
  const match = useMasked(TippCardFragmentDoc, current ?? null)?.match;
  const go = (by: 1 | -1): void => {
    const target = row[at + by];
    if (target === undefined) return;
    setDirection(by);
    onSwap(target);
  };
  const swipe = useSwipe(
    () => go(1),
    () => go(-1),
  );
  return (
    <Dialog
      open={current !== undefined}
      onClose={onClose}
      title={current ? formatDateTime(current.match.date) : texts.editor}
      size="sm"
      footer={
        <div className="flex w-full items-center justify-between gap-3">
          <IconButton
            icon={ArrowLeft}
            label={texts.previous}
            tone="outlined"
            disabled={at <= 0}
            onClick={() => go(-1)}
            className="size-12"
          />
          <span role="status" className="text-sm text-ink-2">
            <span className="sr-only">
              {match && `${texts.versus(match.team1.name, match.team2.name)}, `}
            </span>
            {texts.position(at + 1, row.length)}
          </span>
          {/* One button for both, so that it keeps the focus. */}
          <Button
            variant={isLast ? 'primary' : 'secondary'}
            aria-label={isLast ? undefined : texts.next}
            title={isLast ? undefined : texts.next}
            onClick={isLast ? onClose : () => go(1)}
            className={isLast ? 'min-h-12' : 'size-12 px-0!'}
          >
            {isLast ? texts.done : <ArrowRight aria-hidden="true" className="size-5" />}
          </Button>
        </div>
      }
    >
      {current && (
        <div {...swipe} className="[touch-action:pan-y]">
          <EditorMatch
            key={currentId}
            tipp={current}
            jokersLeft={jokersLeft}
            direction={direction}
            onShowTeam={onShowTeam}
          />
        </div>
      )}
    </Dialog>
  );
};
