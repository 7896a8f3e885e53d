// Runs in pages with a static shell as soon as their HTML is there. It writes the page's first answers
// (web/src/apollo/first-answers.ts) into the shell, so that they are visible before the app has loaded. The app
// replaces the shell.
{
  const { document } = globalThis;
  const answers = JSON.parse(document.getElementById('first-answers')?.textContent || '[]');
  const at = (thing, path) => path.split('.').reduce((inner, name) => inner?.[name], thing);
  for (const list of document.querySelectorAll('[data-from]')) {
    const [name, path] = list.dataset.from.split(' ');
    const items = at(answers.find((answer) => answer.name === name)?.data, path) ?? [];
    for (const [index, row] of list.querySelectorAll('[data-item]').entries())
      for (const place of row.querySelectorAll('[data-fill]')) {
        const { fill, as, unless } = place.dataset;
        const value = at(items[index], fill) ?? '';
        if (value === '' || (unless && at(items[index], unless))) continue;
        place.textContent = value;
        place.className = as;
      }
  }
}
