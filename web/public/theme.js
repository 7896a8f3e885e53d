// Runs before the first paint, so that a chosen theme never flashes (src/lib/page/theme.ts writes it).
try {
  var theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') globalThis.document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's theme applies.
}

// Keeps the last tap or submit in prerendered HTML until the app has hydrated it
// (src/lib/page/pre-hydration-events.ts). The browser must not send a form itself, because the password would get into
// the address.
['click', 'submit'].forEach(function (type) {
  addEventListener(type, function (event) {
    var wanted = type === 'submit' ? 'form' : 'button[type=button]';
    var found = event.target.closest('[data-prerendered] ' + wanted);
    if (!found) return;
    event.preventDefault();
    globalThis.preHydrationEvent = found;
  });
});
