/** Candidates for the focus when its element is removed, the nearest first. */
const successors = (path: readonly Element[]): HTMLElement | undefined =>
  path.find((element) => element.isConnected && element !== document.body) as HTMLElement | undefined;

const place = (element: HTMLElement): void => {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  // Only once: a later click must not focus it.
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
};

/**
 * Keeps the focus from falling back to the body. When the focused element is removed, the nearest remaining ancestor
 * gets the focus, so that Tab and screen readers continue there. Call it once, at the start of the app.
 */
export const keepFocus = (root: HTMLElement): void => {
  let path: Element[] = [];
  document.addEventListener('focusin', ({ target }) => {
    path = [];
    for (let each = target as Element | null; each && each !== root.parentElement; each = each.parentElement)
      path.push(each);
  });
  // A click on the background has removed the focus.
  document.addEventListener('focusout', ({ target }) => {
    if ((target as Element).isConnected && document.hasFocus()) queueMicrotask(forgetUnlessGone);
  });
  const forgetUnlessGone = (): void => {
    if (document.activeElement === document.body && path[0]?.isConnected) path = [];
  };
  new MutationObserver(() => {
    if (document.activeElement !== document.body || path.length === 0 || path[0]?.isConnected) return;
    // A heading that is rendered anew, with its data, has taken the old one's place.
    const heading = path[0]?.tagName === 'H1' ? document.querySelector<HTMLElement>('main h1') : null;
    const successor = heading ?? successors(path);
    if (successor) place(successor);
  }).observe(root, { childList: true, subtree: true });
};
