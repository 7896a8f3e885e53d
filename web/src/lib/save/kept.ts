const attempt = (change: () => void): boolean => {
  try {
    change();
    return true;
  } catch {
    return false;
  }
};

const keptIn = (storage: () => Storage) => ({
  read: (name: string): string | null => {
    try {
      return storage().getItem(name);
    } catch {
      return null;
    }
  },
  write: (name: string, text: string): boolean => attempt(() => storage().setItem(name, text)),
  remove: (name: string): boolean => attempt(() => storage().removeItem(name)),
});

// While cookies are blocked, already the names of the storages throw.
/** Text on this device. Without storage it reads null, and changes return false. */
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
