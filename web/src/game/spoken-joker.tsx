import { JokerCard } from './joker-card.tsx';

/** A played joker, with its text for screen readers. */
export const SpokenJoker = ({ text }: { text: string }) => (
  <>
    <JokerCard filled />
    <span className="sr-only">{text}</span>
  </>
);
