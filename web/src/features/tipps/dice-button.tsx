import { useEffect, useState } from 'react';
import { Dice1, Dice2, Dice3, Dice4, Dice5, Dice6 } from 'lucide-react';
import { cx } from '../../lib/class-names.ts';
import { useMedia } from '../../lib/page/use-media.ts';
import { texts } from './texts.ts';

interface DiceButtonProps {
  /** For screen readers: 'Deutschland – Ungarn'. */
  match: string;
  onRoll: () => void;
  /** The server is still drawing: keeps the focus, ignores clicks. */
  busy?: boolean;
  size?: 'md' | 'lg';
}

const faces = [Dice5, Dice2, Dice6, Dice3, Dice1, Dice4];
/** Specification, chapter 9. */
const ROLL_MS = 1000;
const FACE_MS = 125;

/** Rolls for a second, while the server draws the goals. */
export const DiceButton = ({ match, onRoll, busy, size = 'md' }: DiceButtonProps) => {
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const [face, setFace] = useState(0);
  const rolling = face > 0;
  useEffect(() => {
    if (!rolling) return undefined;
    const next = setTimeout(() => setFace(face * FACE_MS >= ROLL_MS ? 0 : face + 1), FACE_MS);
    return () => clearTimeout(next);
  }, [face, rolling]);
  const Face = faces[calm ? 0 : face % faces.length] ?? Dice5;
  return (
    <button
      type="button"
      aria-label={`${texts.random}: ${match}`}
      title={texts.random}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (rolling || busy) return;
        setFace(1);
        onRoll();
      }}
      className={cx(
        'grid flex-none place-items-center text-ink-2 hover:text-ink',
        size === 'md'
          ? 'size-11 rounded-full'
          : 'h-14 w-16 rounded-md bg-surface ring-1 ring-line-strong ring-inset',
      )}
    >
      <Face
        aria-hidden="true"
        strokeWidth={1.75}
        style={{ rotate: rolling && !calm ? `${face * 70}deg` : undefined }}
        className={cx(
          '[&>path]:stroke-3',
          rolling && 'transition-transform duration-100',
          size === 'md' ? 'size-6' : 'size-8',
        )}
      />
    </button>
  );
};
