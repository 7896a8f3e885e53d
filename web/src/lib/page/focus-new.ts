/** Ref of the first entry of a further page: the button that loaded it, and had the focus, is gone. */
export const focusNew = (entry: HTMLElement | null): void => entry?.focus({ preventScroll: true });
