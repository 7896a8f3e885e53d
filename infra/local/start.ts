import { systemClock } from '@tippspiel/shared/platform/clock/clock';
import { readDemoSettings } from './demo-settings.ts';
import type { DemoSettings } from './demo-settings.ts';
import { DEMO_PROVIDER } from './demo-provider.ts';
import { playMatchDay } from './demo-match-day.ts';
import { startDemo } from './demo.ts';
import { occupy } from './data-folder.ts';
import { consoleLog, formatDuration } from './log.ts';
import { requirePort } from './port-owner.ts';
import { urlAt } from './ports.ts';
import { untilAskedToStop } from './process/shutdown.ts';
import type { Stack } from './stack.ts';
import { ensureWebBuilt } from './web-build.ts';

// npm start: runs the whole product with its demo, until it is asked to end.
const asked = untilAskedToStop();
const started = performance.now();
let stack: Stack | undefined;
let matchDay: ReturnType<typeof playMatchDay> | undefined;
let ending = false;

void asked.then(async () => {
  ending = true;
  console.log('\nBeende das Tippspiel …');
  await matchDay?.stop();
  await stack?.stop();
  process.exit(0);
});

try {
  const settings = readDemoSettings(process.env);
  await requirePort(settings.port, settings.host);
  await occupy(settings.dataDir);
  console.log('Starte das Tippspiel …');
  await ensureWebBuilt(consoleLog);
  stack = await startDemo(settings, { log: consoleLog, mail: true });
  if (!ending) {
    console.log(summary(settings, stack));
    if (settings.playsMatches)
      matchDay = playMatchDay({ ...settings, ...stack, clock: clockOf(stack), log: consoleLog });
  }
} catch (error) {
  if (!ending) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    await stack?.stop();
    process.exit(1);
  }
}

function clockOf({ env }: Stack) {
  return systemClock(Number(env('tipp')['TIPPSPIEL_CLOCK_OFFSET_MS']));
}

function summary(settings: DemoSettings, { mailPageUrl }: Stack): string {
  const { port, host, password, players, hasProvider } = settings;
  const account = (address: string, role: string) =>
    `  ${address.padEnd(22)} Passwort ${password}   (${role})`;
  return [
    '',
    `Das Tippspiel läuft (bereit nach ${formatDuration(performance.now() - started)}).`,
    '',
    `  Adresse:   ${process.env['PUBLIC_URL'] || host === '127.0.0.1' ? `http://localhost:${port}` : urlAt(host, port)}`,
    mailPageUrl ? `  E-Mails:   ${mailPageUrl}` : '',
    `  Mitspieler: ${players.toLocaleString('de')}`,
    '',
    account('spieler@example.org', 'Mitspieler'),
    account('admin@example.org', 'Redaktion'),
    hasProvider ? `  ohne Passwort: „Mit ${DEMO_PROVIDER} anmelden“` : '',
    '',
    settings.playsMatches
      ? 'Während ein Spiel läuft, fallen von selbst Tore (DEMO_GOALS=off schaltet das ab).'
      : '',
    'Strg+C beendet alles, „npm run reset“ verwirft die Daten.',
  ]
    .filter((line, index, lines) => line !== '' || lines[index - 1] !== '')
    .join('\n');
}
