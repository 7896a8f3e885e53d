/** Focuses the screen's heading, or the main part without one. Screen readers announce it, and Tab continues there. */
export const focusHeading = (): void => {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};
