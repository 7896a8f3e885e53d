import { inspect, openBrowser, visit } from './browser.ts';

// npm run look [-- PATH…]: photographs screens of the product that `npm start` runs, in three widths and both themes,
// and says what axe has against them. LOOK_AS names the account ('' for a visitor), LOOK_AT the address.
const baseUrl = process.env['LOOK_AT'] ?? 'http://localhost:8080';
const email = process.env['LOOK_AS'] ?? 'spieler@example.org';
const given = process.argv.slice(2);
const paths = given.length ? given : ['/', '/tipps', '/rangliste', '/tabelle', '/spielergruppen', '/profil'];

const browser = await openBrowser();
for (const width of [320, 390, 1280]) {
  const { page, errors, close } = await visit(browser, baseUrl, width);
  if (email) await logIn();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const name = `look${path.replace(/\W+/g, '-')}-${width}-${colorScheme}`;
      const problems = await inspect(page, name);
      console.log(`artifacts/e2e/${name}.png`, ...problems, ...errors.splice(0));
    }
  }
  await close();

  async function logIn(): Promise<void> {
    const marker = { 'x-requested-with': 'XMLHttpRequest' };
    const session = await page.request.get('/api/session', { headers: marker });
    const { data } = (await session.json()) as { data: { csrfToken: string } };
    const answer = await page.request.post('/api/auth/login', {
      headers: { ...marker, 'x-csrf-token': data.csrfToken },
      data: { email, password: 'tippspiel' },
    });
    if (!answer.ok()) throw new Error(`${email}: ${answer.status()} ${await answer.text()}`);
  }
}
await browser.close();
