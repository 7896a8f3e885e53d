/** The push address of this browser. */
interface Reach {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const current = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/** The player, or the browser's own rules, want no notifications from here: only the browser's settings change that. */
export const isDenied = (): boolean => Notification.permission === 'denied';

/** The push address of this browser, null without one. */
export const reachedAt = async (): Promise<string | null> =>
  canPush() && Notification.permission === 'granted' ? ((await current())?.endpoint ?? null) : null;

/** Asks the player, then the browser. @returns null when it is not wanted; @throws when the browser cannot */
export const reachBrowser = async (key: string): Promise<Reach | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.ready;
  // One that was made with other keys gets nothing any more.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { keys } = made.toJSON();
  return { endpoint: made.endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
};

/** @returns where it was reached, null where it was not */
export const leaveBrowser = async (): Promise<string | null> => {
  if (!canPush()) return null;
  const subscription = await current();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
};
