import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readEnv } from '@tippspiel/shared/platform/config/env';
import { openBackbone } from '@tippspiel/shared/platform/process/backbone';
import { AppError, badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { setRankWelcome } from './app/accounts/set-rank-welcome.ts';
import type { Deps } from './app/deps.ts';
import { makeAdmin, revokeAdmin } from './app/accounts/make-admin.ts';
import { userEnv } from './env.ts';
import { openApp } from './open-app.ts';

const USAGE = `npm run admin -- create <E-Mail-Adresse> [--firstname <Vorname>] [--lastname <Nachname>]
npm run admin -- revoke <E-Mail-Adresse>
npm run admin -- rank <E-Mail-Adresse> <Platz>

„create“ nimmt den Zugang mit dieser Adresse in die Redaktion auf, wenn sie bestätigt und er nicht gesperrt ist. Gibt es
keinen, wird einer angelegt; sein Passwort wird erfragt oder steht in ADMIN_PASSWORD. „revoke“ nimmt ihn wieder heraus,
nur den letzten nicht. „rank“ hält den Platz eines Spielers am Ende des letzten Turniers fest, den die Willkommensseite
zeigt; 0 für keinen. Alle lesen die Umgebung des Dienstes „user“.`;

async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY)
    throw badInput('Hier gibt es kein Terminal für die Frage nach dem Passwort: Bitte setze ADMIN_PASSWORD.');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stdout.write('Passwort (6 bis 40 Zeichen): ');
  const password = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return password;
}

async function withApp(work: (deps: Deps) => Promise<string>): Promise<void> {
  const env = readEnv(userEnv, { PORT: '0', LOG_LEVEL: 'warn', ...process.env });
  const backbone = await openBackbone('user-admin', env);
  const { deps, drain, close } = await openApp(backbone, env);
  try {
    const done = await work(deps);
    await drain();
    console.log(done);
  } finally {
    await close();
    await backbone.close();
  }
}

async function create(
  deps: Deps,
  email: string,
  names: { firstname: string; lastname: string },
): Promise<string> {
  const given = process.env['ADMIN_PASSWORD'];
  const password = async () => given || askPassword();
  const { account, isNew } = await makeAdmin(deps, { email, ...names, password, requestId: randomUUID() });
  return `${account.email} (Nr. ${account.id}) gehört jetzt zur Redaktion${isNew ? ' (neuer Zugang)' : ''}.`;
}

async function revoke(deps: Deps, email: string): Promise<string> {
  const account = await revokeAdmin(deps, { email, requestId: randomUUID() });
  return `${account.email} (Nr. ${account.id}) gehört nicht mehr zur Redaktion.`;
}

async function rank(deps: Deps, email: string, place: string | undefined): Promise<string> {
  const { id, rankWelcome } = await setRankWelcome(deps, { email, rankWelcome: Number(place) });
  return `${email} (Nr. ${id}) hatte Platz ${rankWelcome}.`;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    firstname: { type: 'string', default: 'Spiel' },
    lastname: { type: 'string', default: 'Leitung' },
  },
});
const [command, email, place] = positionals;
const work = {
  create: (deps: Deps) => create(deps, email ?? '', values),
  revoke: (deps: Deps) => revoke(deps, email ?? ''),
  rank: (deps: Deps) => rank(deps, email ?? '', place),
}[command ?? ''];
if (!work || !email) {
  console.error(USAGE);
  process.exit(2);
}
try {
  await withApp(work);
} catch (error) {
  console.error(error instanceof AppError ? error.message : error);
  process.exitCode = 1;
}
