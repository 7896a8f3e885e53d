import { createListeners } from '../listeners.ts';

interface Toast {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
}

const LIFETIME_MS = { success: 4000, info: 6000, error: 9000 };

let toasts: readonly Toast[] = [];
let lastId = 0;
const changed = createListeners();

const set = (next: readonly Toast[]): void => {
  toasts = next;
  changed.call();
};

export const getToasts = (): readonly Toast[] => toasts;

export const subscribeToasts = changed.add;

/** Called when the page's top layer has changed: toasts must stay on top of it. */
export const raiseToasts = (): void => {
  if (toasts.length > 0) set([...toasts]);
};

const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Called while the toast is focused or hovered: it stays until it is released. */
export const holdToast = (id: number): void => {
  clearTimeout(timers.get(id));
  timers.delete(id);
};

export const dismissToast = (id: number): void => {
  holdToast(id);
  set(toasts.filter((toast) => toast.id !== id));
};

export const releaseToast = ({ id, kind }: Toast): void => {
  holdToast(id);
  timers.set(
    id,
    setTimeout(() => dismissToast(id), LIFETIME_MS[kind]),
  );
};

/**
 * Shows a short message, only for invisible results: a failure that changes nothing on the screen, or a success
 * elsewhere. A repeated message is shown once, and at most three are visible.
 */
export const showToast = (text: string, kind: Toast['kind'] = 'success'): void => {
  const toast = { id: ++lastId, kind, text };
  set([...toasts.filter((each) => each.text !== text), toast].slice(-3));
  releaseToast(toast);
};
