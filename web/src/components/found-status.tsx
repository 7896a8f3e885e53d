import { texts } from './texts.ts';

interface FoundStatusProps {
  /** The hits of a search or filter; undefined without one, while they load, and on further pages, which say theirs. */
  count: number | undefined;
  /** There are more than these. */
  hasMore?: boolean;
}

/** Tells screen readers the number of hits. Always rendered: a status that appears with its text is not announced. */
export const FoundStatus = ({ count, hasMore = false }: FoundStatusProps) => (
  <p role="status" className="sr-only">
    {count !== undefined && texts.found(count, hasMore)}
  </p>
);
