import { useRef } from 'react';
import { ArrowUp } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import type { Failure } from '../../lib/failure.ts';
import { showToast } from '../../lib/page/toast-store.ts';
import { texts } from './texts.ts';

interface NewPostsProps {
  count: number;
  onShow: () => Promise<Failure | null>;
}

/**
 * Announces new posts, to screen readers too. The sticky button lies in the gap above the posts, covers nothing, and
 * leaves the post being read in its place.
 */
export const NewPosts = ({ count, onShow }: NewPostsProps) => {
  const place = useRef<HTMLHeadingElement>(null);
  const show = async (): Promise<void> => {
    const failure = await onShow();
    if (failure) return showToast(failure.message, 'error');
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {/* The target of scroll and focus at the start of the posts. */}
      <h2 ref={place} tabIndex={-1} className="sr-only scroll-mt-21">
        {texts.newest}
      </h2>
      <div role="status" className="pointer-events-none sticky top-25 z-10 -mb-px h-px">
        {count > 0 && (
          <span className="flex -translate-y-[calc(100%-2px)] justify-center">
            <Button
              size="sm"
              onClick={() => void show()}
              className="pointer-events-auto shadow-far ring-2 ring-surface"
            >
              <ArrowUp aria-hidden="true" className="size-4" />
              {texts.newPosts(count)}
            </Button>
          </span>
        )}
      </div>
    </>
  );
};
