// Before the first paint, so that a chosen theme never flashes (src/lib/page/theme.ts writes it).
try {
  var theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') globalThis.document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's theme applies.
}

// In prerendered HTML that the app has not taken over yet, what is tapped last waits for it (src/lib/page/pre-hydration-events.ts): a form must not be sent
// by the browser, which would put a password where no address belongs.
['click', 'submit'].forEach(function (type) {
  addEventListener(type, function (event) {
    var wanted = type === 'submit' ? 'form' : 'button[type=button]';
    var found = event.target.closest('[data-prerendered] ' + wanted);
    if (!found) return;
    event.preventDefault();
    globalThis.preHydrationEvent = found;
  });
});
