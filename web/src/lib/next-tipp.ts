/** For a link to the tipps: on arrival the next one that is missing is in sight, and not what is closed. */
export const toNextTipp = { nextTipp: true };

export const wantsNextTipp = (state: unknown): boolean =>
  (state as Partial<typeof toNextTipp> | null)?.nextTipp === true;
