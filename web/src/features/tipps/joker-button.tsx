import { JokerCard } from '../../game/joker-card.tsx';
import { cx } from '../../lib/class-names.ts';
import { texts } from './texts.ts';

interface JokerButtonProps {
  /** For screen readers: 'Deutschland – Ungarn'. */
  match: string;
  isJoker: boolean;
  /** Jokers still available. */
  left: number;
  /** Id of the text that explains the joker. */
  hint?: string;
  onChange: (isJoker: boolean) => void;
  /** Called by a tap without a joker left: explains why nothing happens. */
  onRefuse: () => void;
  /** 'md' shows the verb only where the container has room for it beside a state. */
  size?: 'md' | 'lg';
}

export const JokerButton = (props: JokerButtonProps) => {
  const { match, isJoker, left, hint, onChange, onRefuse, size = 'md' } = props;
  const label = isJoker ? texts.jokerRemove : texts.jokerSet;
  const [noun, verb] = label.split(' ');
  const isSpent = !isJoker && left <= 0;
  return (
    <button
      type="button"
      aria-label={`${label}: ${match}`}
      aria-describedby={hint}
      aria-disabled={isSpent || undefined}
      title={isSpent ? texts.noJokerLeft : undefined}
      onClick={isSpent ? onRefuse : () => onChange(!isJoker)}
      className={cx(
        'inline-flex items-center rounded-md font-semibold transition-transform duration-100 not-aria-disabled:active:scale-[.97]',
        size === 'md'
          ? 'min-h-11 flex-none gap-2.5 pr-2 text-sm'
          : 'min-h-14 max-w-full gap-3 px-4 ring-1 ring-inset',
        isJoker ? 'text-joker-text' : 'text-ink-2 not-aria-disabled:hover:text-ink',
        size === 'lg' && (isJoker ? 'bg-joker-soft ring-joker' : 'bg-surface ring-line-strong'),
      )}
    >
      <JokerCard filled={isJoker} className={isSpent ? 'opacity-50' : undefined} />
      <span>
        <span>{noun}</span>{' '}
        <span className={cx(size === 'md' && 'sr-only @min-[22rem]:not-sr-only')}>{verb}</span>
      </span>
    </button>
  );
};
