import { useEffect } from 'react';

const SITE = 'Tippspiel';

export const toDocumentTitle = (title: string | undefined): string => (title ? `${title} – ${SITE}` : SITE);

/** Sets the title of the browser's tab; undefined leaves it unchanged. */
export const usePageTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title) document.title = toDocumentTitle(title);
  }, [title]);
};
