import { JokerCard } from './joker-card.tsx';

interface JokerHandProps {
  max: number;
  used: number;
}

/** All jokers of a player: full cards are still in hand. */
export const JokerHand = ({ max, used }: JokerHandProps) => {
  const left = Math.max(0, max - used);
  return (
    <p className="flex flex-wrap items-center gap-1">
      {Array.from({ length: max }, (_, index) => (
        <JokerCard key={index} filled={index < left} />
      ))}
      <span className="ml-1.5 text-sm text-ink-2">
        {left === 0 ? 'Kein Joker übrig' : `${left} Joker übrig`}
      </span>
    </p>
  );
};
