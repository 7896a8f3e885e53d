/** A failure counts for this long: React renders again before it shows the error, and must not wait anew. */
const FAILED_MS = 1000;

/** Loads with the first call, and again after a failure. */
export const loadOnce = <Part>(load: () => Promise<Part>): (() => Promise<Part>) => {
  let loaded: Promise<Part> | undefined;
  const begin = (): Promise<Part> => {
    loaded = load();
    loaded.catch(() => setTimeout(() => (loaded = undefined), FAILED_MS));
    return loaded;
  };
  return () => loaded ?? begin();
};
