import { jest } from '@jest/globals';

/** Stand-ins for browser features that jsdom lacks. There is no layout: nothing has a size or a position. */

// Testing Library needs this global to advance fake timers.
Object.assign(globalThis, { jest });

const WIDTH = 1280;
const pixels = (length: string): number => parseFloat(length) * (length.endsWith('rem') ? 16 : 1);

/** Evaluates width queries for a desktop. Every other query is false, as on a device without preferences. */
const fits = (query: string): boolean =>
  [...query.matchAll(/\((?:min-width:|width >=)\s*([\d.]+\w+)\)/g)].some(
    ([, from = '']) => WIDTH >= pixels(from),
  );

class MediaQueryListStandIn extends EventTarget {
  readonly matches: boolean;
  readonly media: string;
  constructor(media: string) {
    super();
    this.media = media;
    this.matches = fits(media);
  }
}

/** Observers that never report, as if everything were in view and nothing changed its size. */
class ObserverStandIn {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** The event stream; tests send events with `news`. */
export class EventSourceStandIn extends EventTarget {
  static readonly opened = new Set<EventSourceStandIn>();
  readyState = 1;
  constructor() {
    super();
    EventSourceStandIn.opened.add(this);
  }
  close(): void {
    this.readyState = 2;
    EventSourceStandIn.opened.delete(this);
  }
}

const before = new WeakMap<HTMLDialogElement, Element | null>();
const modals: HTMLDialogElement[] = [];
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';

function showModal(this: HTMLDialogElement): void {
  if (this.open) return;
  before.set(this, document.activeElement);
  this.setAttribute('open', '');
  modals.push(this);
  const first = this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(FOCUSABLE);
  first?.focus();
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.removeAttribute('open');
  modals.splice(modals.indexOf(this), 1);
  (before.get(this) as HTMLElement | null | undefined)?.focus();
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
}

/** Escape closes the dialog that was opened last, unless a listener prevents it. */
addEventListener('keydown', ({ key, defaultPrevented }) => {
  const last = modals.filter((dialog) => dialog.isConnected).at(-1);
  if (key !== 'Escape' || defaultPrevented || !last) return;
  if (last.dispatchEvent(new Event('cancel', { cancelable: true }))) last.close();
});

/** Without style sheets only own attributes can hide an element. jsdom's own answer takes most of a test's time. */
const styleOf = (element: Element): Partial<CSSStyleDeclaration> => {
  const { style } = element as HTMLElement;
  const isHidden = element.hasAttribute('hidden') || (element instanceof HTMLDialogElement && !element.open);
  const computed = {
    display: isHidden ? 'none' : style?.display || 'block',
    visibility: style?.visibility || 'visible',
    pointerEvents: style?.pointerEvents || 'auto',
  };
  return { ...computed, getPropertyValue: (name) => (computed as Record<string, string>)[name] ?? '' };
};

Object.assign(HTMLDialogElement.prototype, { showModal, close });
Object.assign(Element.prototype, { scrollIntoView: () => undefined });
Object.assign(globalThis, {
  getComputedStyle: (element: Element, pseudo?: string) =>
    pseudo ? styleOf(document.head) : styleOf(element),
  matchMedia: (query: string) => new MediaQueryListStandIn(query),
  IntersectionObserver: ObserverStandIn,
  ResizeObserver: ObserverStandIn,
  EventSource: EventSourceStandIn,
  CSS: { escape: (text: string) => text.replace(/[^\w-]/g, String.raw`\$&`) },
  scrollTo: () => undefined,
});
Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
