import { useId, useState, type ReactNode } from 'react';
import { FieldError } from '../components/field-error.tsx';
import { pictureTexts as texts } from '../components/picture-texts.ts';
import { scrollIntoView } from '../lib/page/scroll-into-view.ts';
import { OperatorPicture, type OperatorPictureProps } from './operator-picture.tsx';

interface PictureFieldProps extends Omit<OperatorPictureProps, 'onPending' | 'onFailing'> {
  hint?: ReactNode;
  /** The problem, in German; replaces the hint. */
  error: string | undefined;
  pending: PendingPicture;
}

interface PendingPicture {
  /** Whether a chosen picture is not saved yet: the form would be sent without it. */
  isPending: boolean;
  setPending: (isPending: boolean) => void;
  /** The problem with it, in German. */
  problem: string | undefined;
}

export const usePendingPicture = (): PendingPicture => {
  const [isPending, setPending] = useState(false);
  return { isPending, setPending, problem: isPending ? texts.pending : undefined };
};

export const PictureField = ({ hint, error, pending, ...picture }: PictureFieldProps) => {
  const noteId = useId();
  const [isFailing, setFailing] = useState(false);
  // OperatorPicture already shows a more helpful message.
  const isAlreadyShown = isFailing && error === pending.problem;
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={(error || hint) && !isAlreadyShown ? noteId : undefined}
      className="m-0 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5 border-0 p-0"
    >
      <legend className="mb-1.5 text-sm font-semibold">{picture.label}</legend>
      <OperatorPicture {...picture} onPending={pending.setPending} onFailing={setFailing} />
      {error && !isAlreadyShown && (
        <div ref={scrollIntoView} className="scroll-my-21">
          <FieldError id={noteId}>{error}</FieldError>
        </div>
      )}
      {!error && hint && (
        <p id={noteId} className="text-sm text-ink-2">
          {hint}
        </p>
      )}
    </fieldset>
  );
};
