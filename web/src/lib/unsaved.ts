import { createListeners } from './listeners.ts';

const held = new Set<{ key: string }>();
const changed = createListeners();

/**
 * Something is entered in this page that would be lost with it, until the function it returns is called.
 * @param key what it is, for who looks into it
 */
export const holdUnsaved = (key: string): (() => void) => {
  const hold = { key };
  held.add(hold);
  changed.call();
  return () => {
    if (held.delete(hold)) changed.call();
  };
};

export const anyUnsaved = (): boolean => held.size > 0;

/** Called whenever something more is held or let go. */
export const onUnsaved = changed.add;
