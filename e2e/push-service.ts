import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';

export type PushService = {
  origin: string;
  /** How many notifications came for a browser. */
  count(name: string): number;
  /** From now on this page's browser is reached here, once it has subscribed. */
  reach(page: Page, name: string): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Where notifications to browsers go. A Chromium of a test has no push service: what the two agree on among themselves is
 * stood in for here, with keys that are real; what is sent comes in for real.
 */
export async function openPushService(): Promise<PushService> {
  const came: string[] = [];
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      came.push(request.url ?? '');
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    count: (name) => came.filter((path) => path === `/${name}`).length,
    async reach(page, name) {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys('base64url');
      const keys = { p256dh, auth: randomBytes(16).toString('base64url') };
      const made = JSON.stringify({ endpoint: `${origin}/${name}`, keys });
      await page.addInitScript(`(() => {
        const made = ${made};
        const subscription = { ...made, toJSON: () => made, unsubscribe: async () => (localStorage.removeItem('test-push'), true) };
        PushManager.prototype.getSubscription = async () => (localStorage.getItem('test-push') ? subscription : null);
        PushManager.prototype.subscribe = async () => (localStorage.setItem('test-push', 'on'), subscription);
      })()`);
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
