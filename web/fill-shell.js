// Runs in pages with a static shell of its first screen, as soon as their HTML is there: what came with the page (web/src/apollo/first-answers.ts)
// is written into it, so that it can be read before the app has been loaded. The app is rendered in its place.
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
