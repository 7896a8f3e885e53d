import { ChevronRight } from 'lucide-react';
import { MATCH_TIPPS } from '../../lib/player-address.ts';
import { texts } from './texts.ts';

/** Another feature's view of a player, which the card leads to. */
export interface CardWay {
  kind: string;
  label: string;
}

interface CardWaysProps {
  ways: readonly CardWay[];
  onGo: (kind: string) => void;
}

/** To the player's tipps: what most people open a card for. */
export const CardWays = ({ ways, onGo }: CardWaysProps) => (
  <nav
    aria-label={texts.ways}
    className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2 py-4"
  >
    {[{ kind: MATCH_TIPPS, label: texts.matchTipps }, ...ways].map(({ kind, label }) => (
      <button
        key={kind}
        type="button"
        onClick={() => onGo(kind)}
        className="flex min-h-11 items-center justify-between gap-1 rounded-lg border border-line-strong bg-surface px-4 py-1.5 text-left text-sm font-semibold hover:bg-surface-2"
      >
        {label}
        <ChevronRight aria-hidden="true" className="size-4 flex-none text-ink-2" />
      </button>
    ))}
  </nav>
);
