import { inspect, openBrowser, photograph, visit } from './browser.ts';
import { useLongWords } from './layout.ts';
import { logIn } from './log-in.ts';
import { screens } from './screens.ts';

// npm run look [-- PATH…]: photographs screens of the product that `npm start` runs, in three widths: in both themes, printed, in
// forced colours, and with words of 60 letters in all that people write. Says what axe has against them, and what does not fit with
// usual and larger text. LOOK_AS names the account ('' for a visitor; admin@example.org sees the operators' screens too), LOOK_AT the
// address.
const baseUrl = process.env['LOOK_AT'] ?? 'http://localhost:8080';
const email = process.env['LOOK_AS'] ?? 'spieler@example.org';
const given = process.argv.slice(2);
const paths = given.length
  ? given
  : [
      ...new Set([
        ...screens['spieler@example.org'],
        ...screens[''],
        ...(email.startsWith('admin@') ? screens['admin@example.org'] : []),
      ]),
    ];

const looks = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { forcedColors: 'active' },
  print: { media: 'print' },
  // Last: the words stay long from here on.
  long: { colorScheme: 'light' },
} as const;

const browser = await openBrowser();
for (const width of [320, 390, 1280]) {
  const { page, errors, close } = await visit(browser, baseUrl, width);
  if (email) await logIn(page, email, 'tippspiel');
  for (const [suffix, media] of Object.entries(looks)) {
    await page.emulateMedia({ colorScheme: null, media: null, forcedColors: null, ...media });
    if (suffix === 'long') await useLongWords(page);
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const name = `look${path.replace(/\W+/g, '-')}-${width}-${suffix}`;
      await photograph(page, name);
      const problems = await inspect(page);
      // In forced colours they are the reader's own.
      const ours = problems.filter((problem) => suffix !== 'forced' || !problem.startsWith('axe color'));
      console.log(`artifacts/e2e/${name}.png`, ...ours, ...errors.splice(0));
    }
  }
  await close();
}
await browser.close();
