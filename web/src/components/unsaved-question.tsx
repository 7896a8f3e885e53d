import { entryTexts as texts } from './entry-texts.ts';
import { useEffect, useRef, type RefObject, type ReactNode } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useConfirm } from './use-confirm.tsx';

/** Asked before something that was entered and is not saved is thrown away, wherever that is. */
export const discardQuestion = {
  title: texts.giveUp,
  question: texts.giveUpQuestion,
  confirmLabel: texts.doGiveUp,
  cancelLabel: texts.goOn,
  tone: 'danger',
} as const;

/** Whether what is entered stays on the screen when the address changes so. */
export type Stays = (now: Location, next: Location) => boolean;

/** A screen's own form: a dialog over it, or another search, takes nothing of it away. */
export const isSamePath: Stays = (now, next) => now.pathname === next.pathname;

interface UnsavedQuestionProps {
  stays?: Stays;
  /** True once the player has said so elsewhere. */
  isAgreed?: RefObject<boolean>;
  /** Takes what is entered away where the new address does not. */
  onAgree?: () => void;
}

/** Rendered as long as something is entered: asks before the menu, a link or the browser's way back takes it away. */
export const UnsavedQuestion = ({ stays = isSamePath, isAgreed, onAgree }: UnsavedQuestionProps) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAgreed?.current !== true && !stays(currentLocation, nextLocation),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      {...discardQuestion}
      busy={false}
      error={undefined}
      onConfirm={() => {
        blocker.proceed();
        onAgree?.();
      }}
      onClose={blocker.reset}
    >
      {discardQuestion.question}
    </ConfirmDialog>
  );
};

interface Discard {
  giveUp: () => void;
  /** Leaves it for something else. */
  giveUpTo: (leave: () => void) => void;
  /** Stands beside the form, not inside its dialog. */
  question: ReactNode;
}

interface DiscardOptions {
  /** It is being sent: what comes of that closes the form itself. */
  busy: boolean;
  /** Changes of the address that take nothing away; of a dialog's form every change does. */
  stays?: Stays;
  /** It stands in the address, and goes with it. */
  inAddress?: boolean;
}

const never: Stays = () => false;

/** Leaves a form; asks before something that was entered is lost, by the browser's way back, too. */
export const useUnsavedQuestion = (
  isUnsaved: boolean,
  onLeave: () => void,
  { busy, stays = never, inAddress = false }: DiscardOptions,
): Discard => {
  const isAgreed = useRef(false);
  const target = useRef(onLeave);
  const { ask, drop, dialog } = useConfirm({
    ...discardQuestion,
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
          <UnsavedQuestion stays={stays} isAgreed={isAgreed} onAgree={inAddress ? undefined : onLeave} />
        )}
      </>
    ),
  };
};
