/** A page's notes about itself from its first moment on: `globalThis.seen`. Written as text, as it runs in the browser. */
export const observers = `
  globalThis.seen = { lcp: 0, element: '', shifts: 0, worstShift: 0, moved: '', tasks: [], taps: [], changed: 0 };
  {
    const { seen } = globalThis;
    const nameOf = (node) => {
      const element = node && (node.nodeType === 1 ? node : node.parentElement);
      if (!element) return 'weg';
      const text = (element.textContent || element.getAttribute('alt') || '').replace(/[\\s|]+/g, ' ').trim();
      return element.localName + (text ? ' „' + text.slice(0, 30) + '“' : '');
    };
    const watch = (type, note, more) => new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true, ...more });
    const change = (at) => { seen.changed = Math.max(seen.changed, at); };
    watch('largest-contentful-paint', (entry) => {
      seen.lcp = entry.startTime;
      seen.element = nameOf(entry.element);
      change(entry.startTime);
    });
    watch('layout-shift', ({ value, hadRecentInput, sources, startTime }) => {
      if (hadRecentInput) return;
      seen.shifts += value;
      change(startTime);
      if (value <= seen.worstShift) return;
      seen.worstShift = value;
      seen.moved = nameOf(sources[0] && sources[0].node);
    });
    watch('longtask', ({ startTime, duration }) => {
      seen.tasks.push({ startTime, duration });
      change(startTime + duration);
    });
    watch('resource', ({ responseEnd }) => change(responseEnd));
    watch('event', ({ interactionId, duration }) => {
      if (interactionId) seen.taps.push({ interactionId, duration });
    }, { durationThreshold: 16 });
  }
`;

/** The notes of `observers`, in milliseconds since the page began; the elements by name and first words. */
export type Seen = {
  lcp: number;
  element: string;
  /** All shifts that no tap explains, added up: at least what browsers report as CLS, which is the worst five seconds. */
  shifts: number;
  worstShift: number;
  moved: string;
  /** Tasks of 50 ms and more. */
  tasks: { startTime: number; duration: number }[];
  /** From the finger to the next frame, in steps of 8 ms; below 16 ms there is none. */
  taps: { interactionId: number; duration: number }[];
  /** When something was last loaded, drawn large, moved or worked on. */
  changed: number;
};
