import { useRef, type ComponentType, type KeyboardEvent } from 'react';
import { cx } from '../../lib/class-names.ts';

interface MarkRadioProps {
  /** Name of the radio group: one team of a group has the mark. */
  name: string;
  /** For screen readers, and shown as a tooltip. */
  label: string;
  icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  tone: 'gold' | 'red';
  isChosen: boolean;
  /** Id of the text that explains how to deselect. */
  hintId: string;
  /** Tapping a selected button deselects it, which a plain radio button cannot. */
  onChoose: (isChosen: boolean) => void;
}

const tones = { gold: 'bg-gold-400 text-on-joker', red: 'bg-live-fill text-on-live' };

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Crown or lantern of one team: a radio button within its group. Arrow keys only move the focus: selecting each team
 * on the way would remove the other mark from the team that has it.
 */
export const MarkRadio = ({ name, label, icon: Icon, tone, isChosen, hintId, onChoose }: MarkRadioProps) => {
  const tookBack = useRef(false);
  // Browsers differ: on a selected radio button the space bar does nothing, or clicks it.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const by = steps[event.key];
    if (by) {
      event.preventDefault();
      const radios = [...document.getElementsByName(name)];
      radios.at((radios.indexOf(event.currentTarget) + by) % radios.length)?.focus();
    }
    if (!isChosen || ![' ', 'Delete', 'Backspace'].includes(event.key)) return;
    event.preventDefault();
    tookBack.current = true;
    onChoose(false);
  };
  const onKeyUp = (event: KeyboardEvent): void => {
    if (tookBack.current) event.preventDefault();
    tookBack.current = false;
  };
  return (
    <label
      title={label}
      className="relative grid size-11 flex-none place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-ring"
    >
      <input
        type="radio"
        name={name}
        aria-label={label}
        aria-describedby={hintId}
        checked={isChosen}
        onClick={() => onChoose(!isChosen)}
        onChange={() => undefined}
        onKeyDown={onKeyDown}
        onKeyUp={onKeyUp}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span
        className={cx(
          'pointer-events-none grid size-9 place-items-center rounded-full transition-[background-color,transform,filter] duration-150',
          isChosen ? tones[tone] : 'scale-[.9] text-ink-2 ring-1 ring-inset ring-line-strong',
        )}
      >
        <Icon aria-hidden="true" className="size-5" />
      </span>
    </label>
  );
};
