import { useState } from 'react';
import { Heart } from 'lucide-react';
import { lazyDialog } from '../../../components/lazy.tsx';
import { cx } from '../../../lib/class-names.ts';
import { formatNumber } from '../../../lib/text/format-number.ts';
import { actionStyle } from '../post/action-style.ts';
import { texts } from '../texts.ts';
import { useToggleLike, type Likeable } from './use-toggle-like.ts';

const LikesDialog = lazyDialog(async () => (await import('./likes-dialog.tsx')).LikesDialog);

interface LikeButtonProps {
  target: Likeable;
  /** Distinguishes the hearts for screen readers. */
  author: string;
}

/** A heart to switch on and off; the number beside it opens the list of likes. */
export const LikeButton = ({ target, author }: LikeButtonProps) => {
  const { __typename, id } = target;
  const { likeCount, isLikedByMe, toggle } = useToggleLike(target);
  const [listOpen, setListOpen] = useState(false);
  const count = formatNumber(likeCount);
  return (
    // On comments the number comes before the heart, so that the hearts line up at the end of the line.
    <span className={cx('inline-flex items-center', __typename === 'Comment' && 'flex-row-reverse')}>
      <button
        type="button"
        aria-pressed={isLikedByMe}
        aria-label={`${texts.like}: ${author}`}
        title={texts.like}
        onClick={toggle}
        className={cx(actionStyle, 'w-11 justify-center', isLikedByMe && 'text-link')}
      >
        <Heart aria-hidden="true" className={cx('size-5', isLikedByMe && 'fill-current')} />
      </button>
      {/* Reserves its room without likes too, so that the first one moves nothing. */}
      <span
        className={cx(
          'inline-flex text-sm font-semibold',
          __typename === 'Comment' ? '-mr-2.5 min-w-6 justify-end' : '-ml-1.5 min-w-11',
          isLikedByMe ? 'text-link' : 'text-ink-2',
        )}
      >
        {likeCount > 0 && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={`${texts.likers(count)}: ${author}`}
            title={texts.likers(count)}
            onClick={() => setListOpen(true)}
            className={cx(
              'min-h-11 rounded-full px-0.5 hover:underline',
              __typename === 'Comment' ? 'min-w-6 text-right' : 'min-w-11 text-left',
            )}
          >
            {count}
          </button>
        )}
      </span>
      {listOpen && <LikesDialog textId={id} onClose={() => setListOpen(false)} />}
    </span>
  );
};
