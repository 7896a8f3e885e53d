/** A script that records measurements of its page in `globalThis.seen` from the start. It is text for the browser. */
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

/** The measurements of `observers`, in milliseconds since navigation; elements as name and first words. */
export type Seen = {
  lcp: number;
  element: string;
  /** The sum of all shifts without recent input. It is at least CLS, which covers only the worst five seconds. */
  shifts: number;
  worstShift: number;
  moved: string;
  /** Tasks of 50 ms and more. */
  tasks: { startTime: number; duration: number }[];
  /** The time from a tap to the next frame, in steps of 8 ms; shorter than 16 ms are not reported. */
  taps: { interactionId: number; duration: number }[];
  /** The time of the last load, largest paint, shift or long task. */
  changed: number;
};
