import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestStack, type TestStack } from '../../rest-compat/test/stack.ts';
import { createVisitor } from '../../rest-compat/test/visitor.ts';
import { makeTempFolder } from '../local/temp-folder.ts';
import { openCatcher, tokenIn, type Catcher } from '../local/testing-mail.ts';

const EMAIL = 'geheimadresse@verschwiegen.example';
const NEXT_EMAIL = 'neueadresse@verschwiegen.example';
const PERSON = { firstname: 'Verschwiegenia', lastname: 'Geheimnisvoll', gender: 'f', acceptTerms: true };
const CONTACT = { street: 'Stillegasse 5', zipCode: 'Z-98765', city: 'Schweigenheim', country: 'Italien' };
const PASSWORD = 'verschlossen-1';
const NEXT_PASSWORD = 'verschlossen-2';

let folder: Awaited<ReturnType<typeof makeTempFolder>>;
let catcher: Catcher;
let stack: TestStack;

beforeAll(async () => {
  folder = await makeTempFolder();
  catcher = await openCatcher();
  const env = { LOG_LEVEL: 'debug', SMTP_URL: catcher.smtpUrl };
  stack = await startTestStack({ dataDir: folder.path, restCompat: 'process', env });
});
afterAll(async () => {
  await stack?.end();
  await catcher?.stop();
  await folder?.remove();
});

async function logs(): Promise<string> {
  const path = join(folder.path, 'logs');
  const texts = (await readdir(path)).map((name) => readFile(join(path, name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

test('neither players’ input nor secrets appear in the logs, even at the most verbose level', async () => {
  const visitor = createVisitor(stack.baseUrl);
  await visitor.open();
  const secrets = new Set<string>();
  const keepSecrets = () => [visitor.cookie().split('=')[1] ?? '', visitor.token()].forEach((each) => secrets.add(each)); // prettier-ignore
  const post = async (path: string, fields: Parameters<typeof visitor.post>[1], status = 200) => {
    const answer = await visitor.post(path, fields);
    keepSecrets();
    expect({ path, status: answer.status, text: answer.text }).toMatchObject({ path, status });
  };
  const credentials = { email: EMAIL, password: PASSWORD };
  await post('/api/auth/register', { ...PERSON, ...credentials, passwordRepeat: PASSWORD });
  await post('/api/user/contact', CONTACT);
  await post('/api/user/contact', { ...CONTACT, country: `${CONTACT.city} im ${PERSON.lastname}` }, 400);
  const [confirmation] = await catcher.of(EMAIL);
  secrets.add(tokenIn(confirmation!, 'bestaetigen'));
  await post('/api/auth/confirm', { token: tokenIn(confirmation!, 'bestaetigen') });
  await post('/api/auth/confirm', { token: `${tokenIn(confirmation!, 'bestaetigen')}x` }, 400);
  await post('/api/auth/logout', {});
  await post('/api/auth/login', { ...credentials, password: `${PASSWORD}-falsch` }, 401);
  await post('/api/auth/register', { ...PERSON, ...credentials, passwordRepeat: PASSWORD }, 409);
  await post('/api/auth/password/forgot', { email: EMAIL });
  const [reset] = await until('the way to a new password', async () => {
    const found = (await catcher.caught(EMAIL)).filter(({ text }) => text.includes('/passwort-neu/'));
    return found.length > 0 && found;
  });
  const token = tokenIn(reset!, 'passwort-neu');
  secrets.add(token);
  await post('/api/auth/password/reset', { token, password: NEXT_PASSWORD, passwordRepeat: NEXT_PASSWORD });
  // Mails that cannot be sent are logged, but without their receivers.
  catcher.line.drop();
  await post('/api/auth/login', { email: EMAIL, password: NEXT_PASSWORD });
  await post('/api/user/email', { email: NEXT_EMAIL });
  await until('a mail was tried in vain', async () => (await logs()).includes('mail not sent'));
  await visitor.graphql('{ viewer { email profile { street } } nothing }');
  await visitor.get(`/api/ranking?search=${encodeURIComponent(PERSON.lastname)}`);
  await post('/api/user/deleteaccount', { delete: 'delete' });
  await until('the account is gone', async () => (await visitor.get('/api/user/status')).status === 401);

  const written = await logs();
  expect(written).toContain('"msg":"ready"');
  const typed = [EMAIL, NEXT_EMAIL, PERSON.firstname, PERSON.lastname, PASSWORD, NEXT_PASSWORD, ...Object.values(CONTACT)]; // prettier-ignore
  const found = [...typed.filter((text) => text !== 'Italien'), ...secrets].filter(
    (text) => text && written.toLowerCase().includes(text.toLowerCase()),
  );
  expect(found).toEqual([]);
});
