import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

interface LastPage {
  /** undefined while another page is shown. */
  listed: { items: readonly unknown[]; totalCount: number } | undefined;
  pageNumber: number;
  pageSize: number;
  hrefFor: (pageNumber: number) => string;
}

/** Goes to the last page when the current page has lost its last entry. */
export const useLastPage = ({ listed, pageNumber, pageSize, hrefFor }: LastPage): void => {
  const navigate = useNavigate();
  /** The latest page with entries: a page that was empty from the start stays. */
  const filled = useRef(0);
  useEffect(() => {
    if (!listed) return;
    if (listed.items.length > 0) filled.current = pageNumber;
    else if (filled.current === pageNumber && pageNumber > 1)
      void navigate(hrefFor(Math.max(1, Math.ceil(listed.totalCount / pageSize))), {
        replace: true,
        preventScrollReset: true,
      });
  });
};
