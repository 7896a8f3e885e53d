import type { RefObject } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { giveUpQuestion } from './give-up-question.ts';

/** Whether what is entered stays on the screen when the address changes so. */
export type Stays = (now: Location, next: Location) => boolean;

/** A screen's own form: a dialog over it, or another search, takes nothing of it away. */
export const isSamePath: Stays = (now, next) => now.pathname === next.pathname;

const { question, ...words } = giveUpQuestion;

interface LeaveQuestionProps {
  stays?: Stays;
  /** True once the player has said so elsewhere. */
  isAgreed?: RefObject<boolean>;
  /** Takes what is entered away where the new address does not. */
  onAgree?: () => void;
}

/** Rendered as long as something is entered: asks before the menu, a link or the browser's way back takes it away. */
export const LeaveQuestion = ({ stays = isSamePath, isAgreed, onAgree }: LeaveQuestionProps) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAgreed?.current !== true && !stays(currentLocation, nextLocation),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      {...words}
      busy={false}
      error={undefined}
      onConfirm={() => {
        blocker.proceed();
        onAgree?.();
      }}
      onClose={blocker.reset}
    >
      {question}
    </ConfirmDialog>
  );
};
