import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

export type PushService = {
  origin: string;
  /** The number of notifications for a browser. */
  count(name: string): number;
  /** Makes this page's browser subscribe here from now on. */
  reach(page: Page, name: string): Promise<void>;
  stop(): Promise<void>;
};

/**
 * The receiver of push notifications. Chromium in tests has no push service, so this simulates the protocol between the
 * two with real keys; notifications themselves are really received.
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

/** Passes a notification to the page's service worker, as the browser would; resolves when the worker has shown it. */
export async function deliver(page: Page, message: object): Promise<void> {
  // A worker that is not active yet would miss it.
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  const context = page.context();
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(`
    self.shown = new Promise((resolve) => {
      const show = ServiceWorkerRegistration.prototype.showNotification;
      ServiceWorkerRegistration.prototype.showNotification = async function (...notification) {
        await show.apply(this, notification);
        resolve();
      };
    });
    undefined`);
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const data = JSON.stringify(message);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  // Chromium forgets a notification that a page asks for between its storing and its showing.
  await worker.evaluate('self.shown');
  await session.detach();
}

type Shown = { title: string; body: string; data: unknown };

/** The notifications that the page's service worker shows. */
export const notifications = (page: Page): Promise<Shown[]> =>
  page.evaluate<Shown[]>(`navigator.serviceWorker.ready
    .then((registration) => registration.getNotifications())
    .then((all) => all.map(({ title, body, data }) => ({ title, body, data })))`);
