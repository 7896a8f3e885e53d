import { CornerUpLeft, X } from 'lucide-react';
import { IconButton } from '../../../components/icon-button.tsx';
import { texts } from '../texts.ts';

interface AnswerNoteProps {
  name: string;
  onCancel: () => void;
}

/** Shown above the field: names the author whose comment is being answered. */
export const AnswerNote = ({ name, onCancel }: AnswerNoteProps) => (
  <div className="-mb-2 flex items-center gap-1.5 pl-3 text-sm text-ink-2">
    <CornerUpLeft aria-hidden="true" className="size-4 flex-none" />
    <p role="status" className="min-w-0 flex-1 truncate">
      {texts.answerTo(name)}
    </p>
    <IconButton icon={X} label={texts.noAnswer} onClick={onCancel} />
  </div>
);
