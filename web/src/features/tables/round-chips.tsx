import { Chip } from '../../components/chip.tsx';
import { useCentred } from '../../lib/page/use-centred.ts';
import { texts } from './texts.ts';

interface RoundChipsProps {
  names: readonly string[];
  shown: number;
  onShow: (round: number) => void;
}

/** The rounds by name, the one that is shown among them in sight. */
export const RoundChips = ({ names, shown, onShow }: RoundChipsProps) => {
  const row = useCentred<HTMLDivElement>(shown);
  return (
    <div ref={row} role="group" aria-label={texts.rounds} className="scroll-row gap-1.5 xs:gap-2">
      {names.map((name, round) => (
        <Chip key={name} pressed={round === shown} onClick={() => onShow(round)}>
          {name}
        </Chip>
      ))}
    </div>
  );
};
