import { cx } from '../../lib/class-names.ts';

interface PlayingCardProps {
  /** The card turns from its back to its front when it appears. */
  turns?: boolean;
  side: 'back' | 'front';
  size: 'sm' | 'lg';
  className?: string;
}

const sizes = {
  sm: 'h-[42px] w-[30px] rounded-sm border-2',
  lg: 'h-37 w-[106px] rounded-md border-4',
};

const face = 'absolute inset-0 grid place-items-center backface-hidden shadow-card';

/** Turf with the centre circle of a pitch. It fits the game and does not look like a button. */
const Back = ({ size }: Pick<PlayingCardProps, 'size'>) => (
  <span className={cx(face, sizes[size], 'overflow-hidden border-chalk turf')}>
    <span className="absolute inset-x-0 top-1/2 border-t border-turf-line" />
    <span
      className={cx('rounded-full border-2 border-gold-400', size === 'sm' ? 'size-3.5' : 'size-12 border-4')}
    />
  </span>
);

const Front = ({ size, turned }: Pick<PlayingCardProps, 'size'> & { turned: boolean }) => (
  <span
    className={cx(
      face,
      sizes[size],
      'border-gold-400 bg-linear-160 from-chalk to-gold-200 text-on-joker before:font-extrabold before:content-["?"]',
      size === 'sm' ? 'text-[22px]' : 'text-4xl',
      turned && 'rotate-y-180',
    )}
  />
);

/** A card of the bonus game. It is decorative, since the text beside it explains it. */
export const PlayingCard = ({ turns = false, side, size, className }: PlayingCardProps) => (
  <span
    aria-hidden="true"
    className={cx(
      'relative inline-block flex-none',
      sizes[size],
      'border-transparent perspective-near',
      className,
    )}
  >
    <span className={cx('absolute inset-0 transform-3d', turns && 'animate-turn')}>
      {(turns || side === 'back') && <Back size={size} />}
      {(turns || side === 'front') && <Front size={size} turned={turns} />}
    </span>
  </span>
);
