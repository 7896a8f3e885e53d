declare global {
  interface Window {
    /** The button that was tapped last, or the form that was sent, before the app had taken over the page (public/theme.js). */
    early?: HTMLElement | undefined;
  }
}

/** Does what was tapped while nobody could answer: a form that another was chosen in place of is sent as that one. */
export const replayEarly = (): void => {
  const { early } = window;
  window.early = undefined;
  if (early instanceof HTMLFormElement)
    (early.isConnected ? early : document.querySelector('form'))?.requestSubmit();
  else if (early?.isConnected) early.click();
};
