import { Trash2 } from 'lucide-react';
import { IconButton } from '../../components/icon-button.tsx';
import { useConfirm } from '../../components/use-confirm.tsx';
import type { Failure } from '../../lib/failure.ts';
import { texts } from './texts.ts';

interface DeleteButtonProps {
  /** 'Eintrag löschen' */
  label: string;
  /** Whose it is: spoken, so that one bin is told from the next. */
  author: string;
  question: string;
  onDelete: () => Promise<Failure | null>;
  className?: string;
}

/** A bin that asks first; the question stays open with the reason when it did not work. */
export const DeleteButton = ({ label, author, question, onDelete, className }: DeleteButtonProps) => {
  const { ask, dialog } = useConfirm({
    title: label,
    question,
    confirmLabel: texts.doDelete,
    onConfirm: onDelete,
  });
  return (
    <>
      <IconButton icon={Trash2} label={`${label}: ${author}`} onClick={ask} className={className} />
      {dialog}
    </>
  );
};
