declare global {
  interface Window {
    /** The button that was tapped last, or the form that was sent, before the app had taken over the page (public/theme.js). */
    early?: HTMLElement | undefined;
  }
}

/** Does what was tapped while nobody could answer. */
export const replayEarly = (): void => {
  const { early } = window;
  window.early = undefined;
  if (!early?.isConnected) return;
  if (early instanceof HTMLFormElement) early.requestSubmit();
  else early.click();
};
