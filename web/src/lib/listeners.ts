interface Listeners {
  /** Returns the function that removes the listener. */
  add: (listener: () => void) => () => void;
  call: () => void;
}

export const createListeners = (): Listeners => {
  const all = new Set<() => void>();
  return {
    add: (listener) => {
      all.add(listener);
      return () => all.delete(listener);
    },
    call: () => all.forEach((listener) => listener()),
  };
};
