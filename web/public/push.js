// Part of the service worker (web/pwa.ts): shows reminders, and opens the match.
const read = (data) => {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
};

self.addEventListener('push', (event) => {
  // A push without a notification costs the permission: browsers then show a message of their own.
  const { title = 'Tippspiel', body = 'Hast Du schon getippt?', url = '/tipps', tag } = read(event.data);
  const { pathname, search } = new URL(url, self.location.origin);
  // The notification of a match's second goal replaces the first, and alerts again.
  const replaced = tag ? { tag, renotify: true } : { tag: search };
  const shown = { body, lang: 'de', icon: '/icon-192.png', ...replaced, data: { path: pathname + search } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data?.path ?? '/tipps'));
});
