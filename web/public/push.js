// Part of the service worker (web/pwa.ts): shows reminders, and leads to the match.
self.addEventListener('push', (event) => {
  const { title, body, url } = event.data?.json() ?? {};
  if (!title) return;
  const { pathname, search } = new URL(url, self.location.origin);
  const shown = { body, lang: 'de', icon: '/icon-192.png', tag: search, data: { path: pathname + search } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data?.path ?? '/tipps'));
});
