import type { SectionOutcome } from '../lib/form/use-section.ts';
import { Button } from './button.tsx';
import { SaveState } from './save-state.tsx';
import { texts } from './texts.ts';

interface SaveBarProps {
  outcome: SectionOutcome;
  /** True while there is nothing to save. */
  disabled?: boolean;
  /** The input cannot be saved yet; on submit, the form says why. */
  isIncomplete?: boolean;
  /** The button's text; 'Speichern' by default. */
  label?: string;
}

/** The save button of a section that is saved on its own, with the result of saving. */
export const SaveBar = ({
  outcome: { status, message },
  disabled,
  isIncomplete,
  label = texts.save,
}: SaveBarProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <Button type="submit" busy={status === 'saving'} disabled={disabled} isIncomplete={isIncomplete}>
      {status === 'saving' ? texts.saving : label}
    </Button>
    <SaveState status={status === 'saving' ? 'idle' : status} message={message ?? texts.notSaved} />
  </div>
);
