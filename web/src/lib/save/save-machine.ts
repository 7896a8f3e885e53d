import {
  type About,
  type Attempt,
  type Draft,
  isEmpty,
  missingIn,
  type OutboxRecord,
  type SaveAnswer,
  type SaveFailure,
  type SaverRules,
  withoutOverridden,
} from './save-types.ts';

/** An unanswered save may arrive late within this time, longer than any service's timeout (gateway: 8 s). */
export const SETTLED_MS = 15_000;
/** The same for a closed page: its browser may retry for another 30 s. */
export const LEFT_BEHIND_MS = 45_000;
const RESEND_MS = { first: 1000, longest: 30_000 };
const MOST_OWN = 20;

/** The state of one saved object (README.md in this folder has the diagram). */
export interface Entry<Change, Stored> {
  step: 'resting' | 'pausing' | 'sending' | 'waiting';
  /** Unconfirmed changes, including those of the attempt. */
  pendingChange: Change;
  /** Set while sending or waiting. */
  attempt: Attempt<Change> | null;
  /** Number of attempts without an answer. */
  unanswered: number;
  /** Until then one of these may still arrive, by `performance.now()`. */
  settlesAt: number;
  /** The result of the latest attempt. */
  outcome: 'none' | 'saved' | 'failed' | 'conflict';
  /** In German: the reason of a failure or a missing answer. */
  message: string;
  about: About<Stored> | null;
  /** The server's value in a conflict. */
  serverState: About<Stored> | null;
  own: readonly Change[];
}

export type SaveEvent<Change, Stored> =
  | { type: 'entered'; change: Change; about: About<Stored>; pauseMs: number }
  /** A pause or a wait is over. */
  | { type: 'due' }
  | { type: 'answered'; answer: SaveAnswer<Stored> }
  | { type: 'failed'; failure: SaveFailure }
  /** A record of an earlier page load or another tab. @param isNewer than the entry here */
  | { type: 'restored'; record: OutboxRecord<Change, Stored>; isNewer: boolean }
  /** A change in another tab. */
  | { type: 'enteredElsewhere'; change: Change }
  /** The player retries or overwrites another device's entry; or the network is back. */
  | { type: 'retried' }
  /** The player accepts the server's value. */
  | { type: 'discarded' }
  | { type: 'lockPassed' };

interface Context {
  /** `performance.now()` */
  now: number;
  newKey: () => string;
}

/** The next state, and what the saver does then. */
interface Transition<Change, Stored> {
  entry: Entry<Change, Stored>;
  send?: Attempt<Change>;
  /** An event 'due' follows this wait. */
  waitMs?: number;
  lost?: Loss<Change> | undefined;
}

/** A change that the server will never store. */
interface Loss<Change> {
  change: Change;
  failure: SaveFailure;
}

export const newEntry = <Change extends object, Stored>(): Entry<Change, Stored> => ({
  step: 'resting',
  pendingChange: {} as Change,
  attempt: null,
  unanswered: 0,
  settlesAt: 0,
  outcome: 'none',
  message: '',
  about: null,
  serverState: null,
  own: [],
});

/** The state for the player. */
export const draftOf = <Change extends object, Stored>({
  step,
  pendingChange,
  unanswered,
  outcome,
  message,
}: Entry<Change, Stored>): Draft<Change> => {
  const isUnderWay = step === 'sending' || step === 'waiting';
  const isOver = step === 'resting' && outcome !== 'none';
  const status = isUnderWay
    ? unanswered > 0
      ? 'unknown'
      : 'saving'
    : !isOver
      ? 'idle'
      : outcome === 'saved'
        ? 'saved'
        : 'failed';
  return { pendingChange, status, message, isConflict: isOver && outcome === 'conflict' };
};

/** The value of the higher revision. */
const newest = <Stored>(known: About<Stored> | null, next: About<Stored>): About<Stored> =>
  known && known.revision > next.revision ? { ...next, base: known.base, revision: known.revision } : next;

const answered = { attempt: null, unanswered: 0, settlesAt: 0, message: '' };

/**
 * Reduces the events of one saved object. One save runs at a time. An unanswered save is repeated under its key, and
 * the server answers with the stored value.
 */
export const createSaveMachine = <Change extends object, Stored extends Change>(
  rules: SaverRules<Change, Stored>,
) => {
  type State = Entry<Change, Stored>;
  type Next = Transition<Change, Stored>;
  const nothing = {} as Change;
  const rest = (entry: State, outcome: State['outcome'], lost?: Loss<Change>): Next => ({
    entry: { ...entry, step: 'resting', outcome },
    lost,
  });

  const send = (entry: State, { newKey }: Context, lost?: Loss<Change>): Next => {
    const { about, pendingChange } = entry;
    const attempt = entry.attempt ?? {
      key: newKey(),
      revision: about?.revision ?? 0,
      change: pendingChange,
    };
    return {
      entry: { ...entry, step: 'sending', attempt, outcome: 'none', serverState: null },
      send: attempt,
      lost,
    };
  };

  const wait = (entry: State, waitMs: number): Next => ({
    entry: { ...entry, step: 'waiting' },
    waitMs,
  });

  /** A refused change is lost; changes entered meanwhile are sent. */
  const giveUp = (entry: State, sent: Change, failure: SaveFailure, context: Context): Next => {
    const pendingChange = rules.withoutRefused(entry.pendingChange, failure);
    // An entry equal to the server's value is no loss.
    const change = missingIn<Change>(
      entry.about?.base ?? nothing,
      missingIn(pendingChange, entry.pendingChange),
    );
    const lost = isEmpty(change) ? undefined : { change, failure };
    const next = { ...entry, ...answered, pendingChange };
    return isEmpty(missingIn(sent, pendingChange))
      ? rest({ ...next, message: failure.message }, 'failed', lost)
      : send(next, context, lost);
  };

  /** Another save came first. One by this device is overwritten; otherwise the player decides. */
  const onConflict = (entry: State, serverState: About<Stored>, context: Context): Next => {
    const { pendingChange, about, own, attempt } = entry;
    const stored = serverState.base as Readonly<Record<string, unknown>>;
    const known = [about?.base, attempt?.change, ...own] as readonly (typeof stored | undefined)[];
    const isNews = (field: string): boolean =>
      field in stored &&
      !known.some((values) => values && field in values && values[field] === stored[field]);
    const left = missingIn<Change>(serverState.base, pendingChange);
    if (isEmpty(left))
      return rest({ ...entry, ...answered, about: serverState, own: [], pendingChange: left }, 'saved');
    const differs = (field: string) => stored[field] !== (pendingChange as typeof stored)[field];
    if (!rules.decidedFields(pendingChange).some((field) => differs(field) && isNews(field)))
      return send({ ...entry, ...answered, about: serverState, pendingChange: left }, context);
    const message = rules.conflictText(serverState.base, pendingChange);
    return rest({ ...entry, ...answered, message, serverState }, 'conflict');
  };

  const onAnswer = (entry: State, answer: SaveAnswer<Stored>, context: Context): Next => {
    const { attempt, about } = entry;
    if (!attempt || !about) return { entry };
    const { stored, revision, isConflict, refusal } = answer;
    const serverState = { ...about, base: { ...about.base, ...stored }, revision };
    if (isConflict) return onConflict(entry, serverState, context);
    const done = refusal ? rules.withoutRefused(attempt.change, refusal) : attempt.change;
    const pendingChange = missingIn(done, entry.pendingChange);
    const next = { ...entry, ...answered, about: serverState, own: [], pendingChange };
    if (refusal) return giveUp(next, attempt.change, refusal, context);
    return isEmpty(pendingChange) ? rest(next, 'saved') : send(next, context);
  };

  const onFailure = (entry: State, failure: SaveFailure, context: Context): Next => {
    const { now } = context;
    const unanswered = entry.unanswered + 1;
    if (failure.isUncertain)
      return wait(
        { ...entry, unanswered, settlesAt: now + SETTLED_MS, message: failure.message },
        Math.min(RESEND_MS.first * 2 ** (unanswered - 1), RESEND_MS.longest),
      );
    // An earlier attempt may still arrive.
    if (now < entry.settlesAt) return wait(entry, entry.settlesAt - now);
    return giveUp(entry, entry.attempt?.change ?? nothing, failure, context);
  };

  const onRestored = (
    entry: State,
    { record, isNewer }: Extract<SaveEvent<Change, Stored>, { type: 'restored' }>,
    context: Context,
  ): Next => {
    const here = entry.pendingChange;
    const next: State = {
      ...entry,
      pendingChange: isNewer ? rules.merge(here, record.change) : rules.merge(record.change, here),
      own: [...entry.own, ...record.own, record.about.base, record.change].slice(-MOST_OWN),
      about: entry.about ? newest(record.about, entry.about) : record.about,
      unanswered: Math.max(1, entry.unanswered),
      settlesAt: record.attempt ? context.now + LEFT_BEHIND_MS : entry.settlesAt,
    };
    if (entry.attempt) return { entry: next };
    return send({ ...next, attempt: record.attempt }, context);
  };

  const onEnteredElsewhere = (entry: State, change: Change): Next => {
    const own = [...entry.own, change].slice(-MOST_OWN);
    const pendingChange = withoutOverridden(rules, entry.pendingChange, change);
    const next = { ...entry, own, pendingChange };
    const isOver = isEmpty(pendingChange) && !entry.attempt && !isEmpty(entry.pendingChange);
    return isOver ? rest({ ...next, message: '', serverState: null }, 'none') : { entry: next };
  };

  return (entry: State, event: SaveEvent<Change, Stored>, context: Context): Next => {
    const { step, pendingChange, attempt, about, serverState } = entry;
    switch (event.type) {
      case 'entered': {
        const { change, pauseMs } = event;
        const next: State = {
          ...entry,
          pendingChange: rules.merge(pendingChange, change),
          about: newest(about, event.about),
        };
        // It is sent after the answer to the attempt; an unanswered attempt is repeated first.
        if (step === 'sending') return { entry: next };
        if (step === 'waiting') return wait(next, pauseMs);
        return {
          entry: { ...next, step: 'pausing', outcome: 'none', message: '', serverState: null },
          waitMs: pauseMs,
        };
      }
      case 'due':
        return step === 'pausing' || step === 'waiting' ? send(entry, context) : { entry };
      case 'answered':
        return onAnswer(entry, event.answer, context);
      case 'failed':
        return onFailure(entry, event.failure, context);
      case 'restored':
        return onRestored(entry, event, context);
      case 'enteredElsewhere':
        return onEnteredElsewhere(entry, event.change);
      case 'retried':
        if (step === 'sending' || isEmpty(pendingChange)) return { entry };
        return send(
          { ...entry, about: serverState ?? about, message: attempt ? entry.message : '' },
          context,
        );
      case 'discarded':
        return rest({ ...newEntry<Change, Stored>(), about: serverState ?? about }, 'none');
      case 'lockPassed': {
        if (step !== 'resting' || isEmpty(pendingChange)) return { entry };
        const failure = { message: entry.message, code: 'LOCKED', field: '', isUncertain: false };
        return giveUp({ ...entry, serverState: null }, pendingChange, failure, context);
      }
    }
  };
};
