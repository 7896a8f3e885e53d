import { useWrite } from '../../apollo/use-write.ts';
import type { ModerationStep } from '../../generated/schema.ts';
import { askAgain } from '../../lib/ask-again.ts';
import type { Failure } from '../../lib/failure.ts';
import { LockAuthorDocument, ModerateTextDocument } from './reports.generated.ts';

interface Moderate {
  isBusy: boolean;
  /** Resolves to null when it is decided. */
  decide: (step: ModerationStep) => Promise<Failure | null>;
  /** Locks the text's author, or lets the author write again. */
  setLocked: (isLocked: boolean) => Promise<Failure | null>;
}

/** What an operator does about one text; it follows from the answer, and what is due elsewhere is asked for anew. */
export const useModerate = (id: number, authorId: number): Moderate => {
  const [moderate, { isBusy }] = useWrite(ModerateTextDocument);
  const [lock, locking] = useWrite(LockAuthorDocument);
  return {
    isBusy: isBusy || locking.isBusy,
    decide: async (step) => {
      const { failure } = await moderate({ input: { id, step } });
      if (!failure) void askAgain('DueElsewhere');
      return failure;
    },
    setLocked: async (isLocked) => (await lock({ input: { userId: authorId, isLocked } })).failure,
  };
};
