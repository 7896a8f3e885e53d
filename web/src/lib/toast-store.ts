export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
}

const LIFETIME_MS = { success: 4000, info: 6000, error: 9000 };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const set = (next: readonly Toast[]): void => {
  toasts = next;
  listeners.forEach((listener) => listener());
};

export const getToasts = (): readonly Toast[] => toasts;

export const subscribeToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const dismissToast = (id: number): void => set(toasts.filter((toast) => toast.id !== id));

/**
 * Shows a short message, only for what cannot be seen anyway: a failure that leaves the screen as it was, or something done out of
 * sight. The same message twice shows once. At most three stand at a time.
 */
export const showToast = (text: string, kind: Toast['kind'] = 'success'): void => {
  const id = ++lastId;
  set([...toasts.filter((toast) => toast.text !== text), { id, kind, text }].slice(-3));
  setTimeout(() => dismissToast(id), LIFETIME_MS[kind]);
};
