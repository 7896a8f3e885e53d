declare global {
  interface Window {
    /** The last tapped button or submitted form before hydration (public/theme.js). */
    preHydrationEvent?: HTMLElement | undefined;
  }
}

/** Replays a tap or a submit from before hydration. A form that was replaced by another is submitted as that one. */
export const replayPreHydrationEvent = (): void => {
  const { preHydrationEvent: element } = window;
  window.preHydrationEvent = undefined;
  if (element instanceof HTMLFormElement)
    (element.isConnected ? element : document.querySelector('form'))?.requestSubmit();
  else if (element?.isConnected) element.click();
};
