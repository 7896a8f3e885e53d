import { useEffect, type ReactNode } from 'react';
import { entryTexts as texts } from './entry-texts.ts';
import { useConfirm } from './use-confirm.tsx';

interface GiveUp {
  giveUp: () => void;
  /** Stands beside the form, not inside its dialog. */
  question: ReactNode;
}

/** Leaves a form; asks before something that was entered is lost. */
export const useGiveUp = (isUnsaved: boolean, onLeave: () => void): GiveUp => {
  const { ask, drop, dialog } = useConfirm({
    title: texts.giveUp,
    question: texts.giveUpQuestion,
    confirmLabel: texts.doGiveUp,
    cancelLabel: texts.goOn,
    tone: 'danger',
    onConfirm: async () => {
      onLeave();
      return null;
    },
  });
  // Asked while it was being saved: now nothing is lost any more.
  useEffect(() => {
    if (!isUnsaved) drop();
  }, [isUnsaved, drop]);
  return { giveUp: isUnsaved ? ask : onLeave, question: dialog };
};
