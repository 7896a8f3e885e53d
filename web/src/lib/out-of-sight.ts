/** What the header and the bottom bar cover is not in sight. */
const TOP = '-60px';
const BOTTOM = '-57px';
/** As high as no page is. */
const FAR = '1000000px';
/** Half of it is enough to be seen. */
const SEEN = 0.5;

export type Side = 'above' | 'below';

/**
 * Tells on which side an element has left the screen, null while it is in sight, until the function it returns is called. A jump from
 * the one side to the other passes nothing in between: whether it is below is looked at by itself.
 */
export const watchSide = (element: Element, tell: (side: Side | null) => void): (() => void) => {
  const watch = (top: string) => {
    const seen = { isIn: false, take: (): void => note(observer.takeRecords()) };
    const note = (entries: IntersectionObserverEntry[]): void => {
      const last = entries.at(-1);
      if (last) seen.isIn = last.isIntersecting && last.intersectionRatio >= SEEN;
    };
    const observer = new IntersectionObserver(
      (entries) => {
        note(entries);
        look();
      },
      { rootMargin: `${top} 0px ${BOTTOM}`, threshold: SEEN },
    );
    observer.observe(element);
    return { seen, end: () => observer.disconnect() };
  };
  const sight = watch(TOP);
  const notBelow = watch(FAR);
  const look = (): void => {
    // What both have seen in one moment is told at once.
    sight.seen.take();
    notBelow.seen.take();
    tell(sight.seen.isIn ? null : notBelow.seen.isIn ? 'above' : 'below');
  };
  return () => {
    sight.end();
    notBelow.end();
  };
};
