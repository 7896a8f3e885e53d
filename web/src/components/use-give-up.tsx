import { useEffect, useRef, type ReactNode } from 'react';
import { giveUpQuestion } from './give-up-question.ts';
import { LeaveQuestion, type Stays } from './leave-question.tsx';
import { useConfirm } from './use-confirm.tsx';

interface GiveUp {
  giveUp: () => void;
  /** Leaves it for something else. */
  giveUpTo: (leave: () => void) => void;
  /** Stands beside the form, not inside its dialog. */
  question: ReactNode;
}

interface GiveUpOptions {
  /** It is being sent: what comes of that closes the form itself. */
  busy: boolean;
  /** Changes of the address that take nothing away; of a dialog's form every change does. */
  stays?: Stays;
  /** It stands in the address, and goes with it. */
  inAddress?: boolean;
}

const never: Stays = () => false;

/** Leaves a form; asks before something that was entered is lost, by the browser's way back, too. */
export const useGiveUp = (
  isUnsaved: boolean,
  onLeave: () => void,
  { busy, stays = never, inAddress = false }: GiveUpOptions,
): GiveUp => {
  const isAgreed = useRef(false);
  const target = useRef(onLeave);
  const { ask, drop, dialog } = useConfirm({
    ...giveUpQuestion,
    onConfirm: async () => {
      isAgreed.current = true;
      target.current();
      return null;
    },
  });
  // Asked while it was being saved: now nothing is lost any more.
  useEffect(() => {
    if (isUnsaved) return;
    isAgreed.current = false;
    drop();
  }, [isUnsaved, drop]);
  const giveUpTo = (leave: () => void): void => {
    target.current = leave;
    if (isUnsaved) ask();
    else leave();
  };
  return {
    giveUp: () => giveUpTo(onLeave),
    giveUpTo,
    question: (
      <>
        {dialog}
        {isUnsaved && !busy && (
          <LeaveQuestion stays={stays} isAgreed={isAgreed} onAgree={inAddress ? undefined : onLeave} />
        )}
      </>
    ),
  };
};
