/** Ref of a failure message, which may be far from the pressed button. Does nothing while it is visible. */
export const scrollIntoView = (box: HTMLElement | null): void => {
  // Newer browsers return a promise, which React would mistake for a cleanup function.
  box?.scrollIntoView({ block: 'nearest' });
};
