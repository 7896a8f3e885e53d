import { useState } from 'react';
import { SmilePlus } from 'lucide-react';
import type { Reaction } from '../../../generated/schema.ts';
import { cx } from '../../../lib/class-names.ts';
import { formatNumber } from '../../../lib/text/format-number.ts';
import { actionStyle } from '../post/action-style.ts';
import { texts } from '../texts.ts';
import { useSetReaction, type Reactable } from './use-set-reaction.ts';

const signs: Record<Reaction, string> = { BALL: '⚽', LAUGH: '😂', WOW: '😮', SAD: '😢', CLAP: '👏' };

interface ReactionBarProps {
  target: Reactable;
  /** Distinguishes the bars for screen readers. */
  author: string;
}

/**
 * The reactions given so far; a tap adds or removes the viewer's. A button unfolds the others, behind it, so that it stays
 * under the finger. All of them are children of the line of actions.
 */
export const ReactionBar = ({ target, author }: ReactionBarProps) => {
  const { counts, mine, set } = useSetReaction(target);
  const [isOpen, setOpen] = useState(false);
  const give = (reaction: Reaction): void => {
    set(reaction === mine ? null : reaction);
    setOpen(false);
  };
  return (
    <span role="group" aria-label={`${texts.react}: ${author}`} className="contents">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={`${texts.react}: ${author}`}
        title={texts.react}
        onClick={() => setOpen(!isOpen)}
        className={cx(actionStyle, 'w-11 justify-center')}
      >
        <SmilePlus aria-hidden="true" className="size-5" />
      </button>
      {counts
        .filter(({ count }) => isOpen || count > 0)
        .map(({ reaction, count }) => (
          <button
            key={reaction}
            type="button"
            aria-pressed={reaction === mine}
            aria-label={texts.reacted(texts.reactions[reaction], formatNumber(count))}
            title={texts.reactions[reaction]}
            onClick={() => give(reaction)}
            className={cx(
              'inline-flex h-8 min-w-11 items-center justify-center gap-1 rounded-full px-2 text-sm tap-target',
              reaction === mine
                ? 'bg-brand-soft font-semibold text-link ring-1 ring-line-strong ring-inset'
                : 'bg-surface-3',
            )}
          >
            <span aria-hidden="true">{signs[reaction]}</span>
            {count > 0 && <span>{formatNumber(count)}</span>}
          </button>
        ))}
    </span>
  );
};
