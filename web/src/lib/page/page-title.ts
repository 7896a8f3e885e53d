import { useEffect } from 'react';

const SITE = 'Tippspiel';

export const toDocumentTitle = (title: string | undefined): string => (title ? `${title} – ${SITE}` : SITE);

/** Title of the browser's tab while the component is shown; nothing happens until the title is known. */
export const usePageTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title) document.title = toDocumentTitle(title);
  }, [title]);
};
