// Before the first paint, so that a chosen theme never flashes (src/lib/theme.ts writes it).
try {
  var theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') globalThis.document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's theme applies.
}
