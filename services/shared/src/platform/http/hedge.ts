import { within } from '../clock/within.ts';

export type Sent<Answer> = {
  answer: Promise<Answer>;
  /** Aborts a request whose answer is no longer needed. */
  cancel(): void;
};

/** A read that takes longer has probably reached a hanging process. Another process answers in milliseconds. */
const HEDGE_AFTER_MS = 1_000;
const MAX_ATTEMPTS = 3;
/** The share of connections for hedged requests. The bound keeps them from adding much to an overload. */
const HEDGE_SHARE = 1 / 8;

/** @param connections of the requests that are not hedged; `spare` is how many more the hedged ones need */
export function createHedge(connections: number) {
  const spare = Math.ceil(connections * HEDGE_SHARE);
  let hedged = 0;

  /**
   * Sends a read again, up to twice, whenever no answer comes in time or every connection was lost. These are Dean and
   * Barroso's hedged requests ('The Tail at Scale', 2013). The first answer counts.
   * @param sendAgain calls `done` when the request has finished
   */
  async function firstAnswer<Answer>(
    first: Sent<Answer>,
    sendAgain: (done: () => void) => Sent<Answer>,
    isOfUse: () => boolean,
  ): Promise<Answer> {
    const sent = [first];
    let winner: { each: Sent<Answer>; answer: Answer } | undefined;
    try {
      for (;;) {
        const answered = sent.map(async (each) => ({ each, answer: await each.answer }));
        const any = Promise.any(answered).catch(() => undefined);
        winner = await within(HEDGE_AFTER_MS, any).catch(() => undefined);
        if (winner) return winner.answer;
        if (sent.length === MAX_ATTEMPTS || hedged >= spare || !isOfUse()) {
          winner = await any;
          return winner ? winner.answer : await first.answer;
        }
        hedged += 1;
        sent.push(sendAgain(() => (hedged -= 1)));
      }
    } finally {
      for (const each of sent) if (each !== winner?.each) each.cancel();
    }
  }

  return { spare, firstAnswer };
}
