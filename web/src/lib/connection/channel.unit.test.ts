import { afterEach, beforeEach, expect, test, jest } from '@jest/globals';
import { subscribe, startChannel, publish } from './channel.ts';
import { eventually } from '../../testing/eventually.ts';
import { restoreGlobals, stubGlobal } from '../../testing/globals.ts';

/** The lifecycle events of a page. */
let life: Record<string, () => void>;
let other: BroadcastChannel;
const receivedElsewhere: unknown[] = [];

beforeEach(() => {
  life = {};
  Object.defineProperty(globalThis, 'addEventListener', {
    value: (type: string, listener: () => void) => void (life[type] = listener),
    configurable: true,
  });
  receivedElsewhere.length = 0;
  other = new BroadcastChannel('tippspiel');
  other.onmessage = (event) => void receivedElsewhere.push((event as MessageEvent).data);
  startChannel();
});
afterEach(() => {
  life['pagehide']?.();
  other.close();
});

test('receives what other pages publish of a kind, until it unsubscribes', async () => {
  const listener = jest.fn();
  const end = subscribe('viewer', listener);
  other.postMessage({ kind: 'live' });
  other.postMessage({ kind: 'viewer', id: 7 });
  await eventually(() => expect(listener).toHaveBeenCalledTimes(1));
  expect(listener).toHaveBeenCalledWith({ kind: 'viewer', id: 7 });
  end();
  other.postMessage({ kind: 'viewer', id: 8 });
  publish({ kind: 'viewer', id: 9 });
  await eventually(() => expect(receivedElsewhere).toEqual([{ kind: 'viewer', id: 9 }]));
  expect(listener).toHaveBeenCalledTimes(1);
});

test('is closed while the browser keeps the page for the way back, and open after it', async () => {
  life['pagehide']?.();
  publish({ kind: 'viewer', id: 1 });
  life['pageshow']?.();
  publish({ kind: 'viewer', id: 2 });
  await eventually(() => expect(receivedElsewhere).toEqual([{ kind: 'viewer', id: 2 }]));
});

test('where the browser refuses one, the page goes on without', () => {
  life['pagehide']?.();
  stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  );
  expect(() => life['pageshow']?.()).not.toThrow();
  expect(() => publish({ kind: 'viewer', id: 7 })).not.toThrow();
  restoreGlobals();
});
