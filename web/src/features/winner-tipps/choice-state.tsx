import { SaveState } from '../../components/save-state.tsx';
import { nameOf } from '../../lib/game/mark-names.ts';
import { texts } from './texts.ts';
import type { Choice } from './use-choices.ts';
import { useWinnersAreRead, type WinnerDraft } from './winner-saver.ts';

interface ChoiceStateProps {
  /** The marks of one card. */
  choices: readonly Choice[];
  draft: WinnerDraft;
  retry: () => void;
}

/** The state of a card's tipps: missing, saving or all saved. A failure stands above the card's fields. */
export const ChoiceState = ({ choices, draft: { status }, retry }: ChoiceStateProps) => {
  const isRead = useWinnersAreRead();
  const missing = choices.filter(({ teamKZ }) => teamKZ === null);
  const isUnderWay = status === 'saving' || status === 'unknown';
  const isShown = choices.every(({ teamKZ, tipp }) => teamKZ === (tipp.team?.teamKZ ?? null));
  const isStored = isRead && isShown;
  const hint =
    missing.length === choices.length
      ? texts.noTipp
      : missing.map(({ tipp }) => texts.stillMissing(nameOf(tipp.mark))).join(', ');
  return (
    <span className="flex min-h-6 flex-wrap items-center text-sm">
      <span role="status" className="font-semibold text-joker-text">
        {isStored && hint}
      </span>
      <SaveState
        status={isUnderWay ? status : isStored && !hint ? 'saved' : 'idle'}
        onRetry={status === 'unknown' ? retry : undefined}
      />
    </span>
  );
};
