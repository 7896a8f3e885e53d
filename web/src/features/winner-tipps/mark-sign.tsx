import { Crown } from 'lucide-react';
import { RedLantern } from '../../game/red-lantern.tsx';
import { nameOf } from '../../lib/game/mark-names.ts';

const signs = {
  W: { icon: Crown, ground: 'bg-gold-400 text-on-joker' },
  L: { icon: RedLantern, ground: 'bg-live-fill text-on-live' },
};

interface MarkSignProps {
  mark: string;
  /** For screen readers; default 'Sieger'. */
  label?: string;
}

/** The crown of a group's winner, or the red lantern of its last. */
export const MarkSign = ({ mark, label = nameOf(mark) }: MarkSignProps) => {
  const { icon: Icon, ground } = signs[mark.startsWith('W') ? 'W' : 'L'];
  return (
    <span title={label} className={`grid size-7 flex-none place-items-center rounded-full ${ground}`}>
      <Icon aria-hidden="true" className="size-4" />
      <span className="sr-only">{label}</span>
    </span>
  );
};
