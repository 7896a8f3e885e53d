import { useEffect, useState } from 'react';
import { fetchPicture } from '../lib/connection/fetch-picture.ts';

interface Known {
  path: string;
  file?: File;
  /** Why there is none, in German. */
  message?: string;
}

/** Fetches a picture, once for each address that is shown. */
export const useSharedPicture = (path: string, name: string) => {
  const [known, setKnown] = useState<Known>({ path: '' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const tell = (part: Omit<Known, 'path'>): void => {
      if (!leaving.signal.aborted) setKnown({ path, ...part });
    };
    fetchPicture(path, name, leaving.signal).then(
      (file) => tell({ file }),
      (error: unknown) => tell({ message: (error as Error).message }),
    );
    return () => leaving.abort();
  }, [path, name, attempt]);
  const retry = (): void => {
    setKnown({ path: '' });
    setAttempt(attempt + 1);
  };
  return { ...(known.path === path ? known : { file: undefined, message: undefined }), retry };
};
