import type { SectionOutcome } from '../lib/form/use-section.ts';
import { Button } from './button.tsx';
import { SaveState } from './save-state.tsx';
import { texts } from './texts.ts';

interface SaveBarProps {
  outcome: SectionOutcome;
  /** As long as there is nothing that could be saved. */
  disabled?: boolean;
  /** What is entered cannot be saved yet: the form says why when it is tried. */
  isIncomplete?: boolean;
  /** On the button, where it is not 'Speichern'. */
  label?: string;
}

/** Below a section that is saved by itself: its button, and how saving went. */
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
