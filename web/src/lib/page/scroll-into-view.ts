/** A ref for what says that something went wrong: the button that was pressed may be far from it. Does nothing where it is in sight. */
export const scrollIntoView = (box: HTMLElement | null): void => {
  // Newer browsers return a promise, which React would take for the end of an effect.
  box?.scrollIntoView({ block: 'nearest' });
};
