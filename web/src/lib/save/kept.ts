const keptIn = (storage: () => Storage) => ({
  read: (name: string): string | null => {
    try {
      return storage().getItem(name);
    } catch {
      return null;
    }
  },
  /** @param text null to remove it @returns false without storage */
  write: (name: string, text: string | null): boolean => {
    try {
      if (text === null) storage().removeItem(name);
      else storage().setItem(name, text);
      return true;
    } catch {
      return false;
    }
  },
});

// While cookies are blocked, already the names of the storages throw.
/** Text on this device; without storage it reads null. */
export const onDevice = keptIn(() => localStorage);
/** The same for this tab alone. */
export const inTab = keptIn(() => sessionStorage);

/** Null for what this app has not written. */
export const parseJson = <Value>(text: string | null | undefined): Value | null => {
  try {
    return JSON.parse(text || 'null') as Value | null;
  } catch {
    return null;
  }
};
