declare global {
  interface Window {
    /** The button that was tapped last, or the form that was sent, before the app had taken over the page (public/theme.js). */
    preHydrationEvent?: HTMLElement | undefined;
  }
}

/** Does what was tapped while nobody could answer: a form that another was chosen in place of is sent as that one. */
export const replayPreHydrationEvent = (): void => {
  const { preHydrationEvent: element } = window;
  window.preHydrationEvent = undefined;
  if (element instanceof HTMLFormElement)
    (element.isConnected ? element : document.querySelector('form'))?.requestSubmit();
  else if (element?.isConnected) element.click();
};
