import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import type { ModerationStep } from '../../generated/schema.ts';
import { refetchActive } from '../../lib/queries/active-queries.ts';
import type { Failure } from '../../lib/failure.ts';
import { LockAuthorDocument, ModerateTextDocument } from './reports.generated.ts';

interface Moderate {
  isBusy: boolean;
  /** Resolves to null when it is decided. */
  decide: (step: ModerationStep) => Promise<Failure | null>;
  /** Locks the text's author, or lets the author write again. */
  setLocked: (isLocked: boolean) => Promise<Failure | null>;
}

/** Another operator was faster, or the author: what stands there by now is shown instead. */
const shown = async (failure: Failure | null): Promise<Failure | null> => {
  if (failure) await refetchActive('ReportedTexts');
  return failure;
};

/** What an operator does about one text; the list follows from the answer. */
export const useModerate = (id: number, authorId: number): Moderate => {
  const [moderate, { isBusy }] = useSafeMutation(ModerateTextDocument);
  const [lock, locking] = useSafeMutation(LockAuthorDocument);
  return {
    isBusy: isBusy || locking.isBusy,
    decide: async (step) => shown((await moderate({ input: { id, step } })).failure),
    setLocked: async (isLocked) => shown((await lock({ input: { userId: authorId, isLocked } })).failure),
  };
};
