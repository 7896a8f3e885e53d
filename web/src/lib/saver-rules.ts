import type { Failure } from './failure.ts';
import type { RecordRules } from './outbox-record.ts';

/** 'unknown': neither saved nor lost, until the server says which. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed' | 'unknown';

/** What the player entered for one thing (a match, a mark) beyond what the server has confirmed. */
export interface Draft<Change> {
  pendingChange: Change;
  /** 'idle' while nothing is entered, and in the short pause before it is sent. */
  status: SaveStatus;
  /** Why it failed, in German. */
  message: string;
  /** It waits because another device has entered something else since: the player decides which shall stand. */
  isConflict: boolean;
}

export interface SaveFailure extends Failure {
  /** Nobody has refused the save: it may be stored all the same, now or in a moment. */
  isUncertain: boolean;
}

/** What is particular to the things that are saved; a change names only what shall change. */
export interface SaverRules<Change extends object, Stored extends Change> extends RecordRules<
  Change,
  Stored
> {
  /** A change on top of earlier ones. */
  merge: (earlier: Change, change: Change) => Change;
  /** What of a change is left after a refusal: the rest would fail again and again. */
  possible: (change: Change, failure: SaveFailure) => Change;
  /** Whether it waits a moment for a further change before it is sent. */
  waits: (change: Change) => boolean;
  /** What another device has entered since, beside what is pendingChange here, in German. */
  conflictText: (stored: Stored, pendingChange: Change) => string;
}
