/** The element that takes the place of a removed one with the focus, from near to far. */
const successors = (path: readonly Element[]): HTMLElement | undefined =>
  path.find((element) => element.isConnected && element !== document.body) as HTMLElement | undefined;

const place = (element: HTMLElement): void => {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  // Only for this once: what takes no focus by itself must not take it by a click later.
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
};

/**
 * The focus never falls to the page's body: when the element that has it is taken away (deleted, closed, replaced by what was
 * loaded), the nearest part around it that is still there gets it, so that Tab goes on from there and a screen reader stays.
 * Call it once, at the start of the app.
 */
export const keepFocus = (root: HTMLElement): void => {
  let path: Element[] = [];
  document.addEventListener('focusin', ({ target }) => {
    path = [];
    for (let each = target as Element | null; each && each !== root.parentElement; each = each.parentElement)
      path.push(each);
  });
  // A click beside everything has put it down.
  document.addEventListener('focusout', ({ target }) => {
    if ((target as Element).isConnected && document.hasFocus()) queueMicrotask(forgetUnlessGone);
  });
  const forgetUnlessGone = (): void => {
    if (document.activeElement === document.body && path[0]?.isConnected) path = [];
  };
  new MutationObserver(() => {
    if (document.activeElement !== document.body || path.length === 0 || path[0]?.isConnected) return;
    const successor = successors(path);
    if (successor) place(successor);
  }).observe(root, { childList: true, subtree: true });
};
