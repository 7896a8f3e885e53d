import { useEffect, useRef } from 'react';

/** A resting finger moves by fewer pixels than this. */
const FEW_PX = 8;
const HEADER = '60px';

/**
 * Makes the tools sticky below the header while the page is scrolled up; scrolling down hides them. `--tools` is their
 * height, so that they cover no focused element. `--tools-on` moves the sticky copy of the own row below them.
 */
const fold = (tools: HTMLElement): (() => void) => {
  const root = document.documentElement.style;
  let last = scrollY;
  const show = (isShown: boolean): void => {
    tools.style.top = isShown ? HEADER : '';
    root.setProperty('--tools-on', isShown ? 'var(--tools)' : '0px');
  };
  const onScroll = (): void => {
    const by = scrollY - last;
    if (Math.abs(by) < FEW_PX) return;
    last = scrollY;
    show(by < 0);
  };
  const observer = new ResizeObserver(() => root.setProperty('--tools', `${tools.offsetHeight}px`));
  observer.observe(tools);
  addEventListener('scroll', onScroll, { passive: true });
  return () => {
    removeEventListener('scroll', onScroll);
    observer.disconnect();
    show(false);
    root.removeProperty('--tools');
  };
};

/** Must be rendered inside the tools of a list. */
export const FoldTools = () => {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tools = place.current?.parentElement;
    return tools ? fold(tools) : undefined;
  }, []);
  return <span ref={place} hidden />;
};
