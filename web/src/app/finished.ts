/** Whether HTML of the app's own stands in it (scripts/prerender.ts), which the app takes over as it is. */
export const isFinished = (root: HTMLElement): boolean => root.dataset['drawn'] !== undefined;
