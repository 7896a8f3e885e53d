/** The push subscription of this browser. */
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

/** The player or the browser has blocked notifications from here. Only the browser's settings can change that. */
export const isDenied = (): boolean => Notification.permission === 'denied';

/** The push endpoint of this browser; null without one. */
export const reachedAt = async (): Promise<string | null> =>
  canPush() && Notification.permission === 'granted' ? ((await current())?.endpoint ?? null) : null;

/** Asks for the player's permission, then subscribes. @returns null without permission; @throws if subscribing fails */
export const reachBrowser = async (key: string): Promise<Reach | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.ready;
  // An old subscription with other keys no longer works.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { keys } = made.toJSON();
  return { endpoint: made.endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
};

/** Unsubscribes this browser. @returns its former endpoint; null without one */
export const leaveBrowser = async (): Promise<string | null> => {
  if (!canPush()) return null;
  const subscription = await current();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
};
