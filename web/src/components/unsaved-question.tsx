import { useEffect, useRef, type RefObject, type ReactNode } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { dropDraft } from '../lib/save/drafts.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { discardQuestion } from './discard-question.ts';
import { useConfirm } from './use-confirm.tsx';

/** Whether the input stays on the screen with this change of the address. */
export type Stays = (now: Location, next: Location) => boolean;

/** For a screen's own form, which stays when a dialog opens over it or the search changes. */
export const isSamePath: Stays = (now, next) => now.pathname === next.pathname;

interface UnsavedQuestionProps {
  stays?: Stays;
  /** True once the player has confirmed elsewhere. */
  isAgreed?: RefObject<boolean>;
  /** Discards the input if the new address does not. */
  onAgree?: () => void;
}

/** Rendered while there is unsaved input. It asks before a link, the menu or going back discards it. */
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
  /** Discards the input, and then calls `leave`. */
  giveUpTo: (leave: () => void) => void;
  /** Render it beside the form, not inside its dialog. */
  question: ReactNode;
}

interface DiscardOptions {
  /** True while it is being sent; the result then closes the form. */
  busy: boolean;
  /** Address changes that keep the input; by default none. */
  stays?: Stays;
  /** The form's state is in the address, and disappears with it. */
  inAddress?: boolean;
  /** Of the draft that is discarded, too. */
  place?: string | undefined;
}

const never: Stays = () => false;

/** Leaves a form, and asks before unsaved input is lost, also when going back. */
export const useUnsavedQuestion = (
  isUnsaved: boolean,
  onLeave: () => void,
  { busy, stays = never, inAddress = false, place }: DiscardOptions,
): Discard => {
  const isAgreed = useRef(false);
  const target = useRef(onLeave);
  const { ask, drop, dialog } = useConfirm({
    ...discardQuestion,
    onConfirm: async () => {
      isAgreed.current = true;
      dropDraft(place);
      target.current();
      return null;
    },
  });
  // If it was saved while the question was open, nothing is lost any more.
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
          <UnsavedQuestion
            stays={stays}
            isAgreed={isAgreed}
            onAgree={() => {
              dropDraft(place);
              if (!inAddress) onLeave();
            }}
          />
        )}
      </>
    ),
  };
};
