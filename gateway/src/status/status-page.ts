import { createHash } from 'node:crypto';
import type { Health, PartStates } from './part-states.ts';

const TIME_ZONE = 'Europe/Berlin';
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('de-DE', { timeZone: TIME_ZONE, ...options });
const timeOf = format({ hour: '2-digit', minute: '2-digit' });
const dayOf = format({ day: 'numeric', month: 'numeric' });

const words: Record<Health, string> = {
  works: 'funktioniert',
  late: 'funktioniert, Neues kommt verspätet an',
  away: 'geht gerade nicht',
};
const signs: Record<Health, string> = { works: '✓', late: '…', away: '✕' };

/** System colours follow theme and contrast. Each state has a sign and a text in addition to its colour. */
const STYLE = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 36rem; margin: 0 auto; padding: 1.5rem 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.2; }
ul { list-style: none; padding: 0; }
li { padding: .75rem 0 .75rem .75rem; border-block-end: 1px solid GrayText; border-inline-start: .375rem solid GrayText; }
li.away { border-inline-start-color: CanvasText; font-weight: bold; }
li span, li small { display: block; }
i { font-style: normal; }
a { color: inherit; display: inline-block; padding: .625rem 1rem .625rem 0; }
`;

/** For the page's Content-Security-Policy. */
export const statusInline = {
  'script-src': [],
  'style-src': [`'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`],
};

type Page = {
  states: PartStates;
  now: Date;
  /** Whether the page reloads by itself. */
  refreshes: boolean;
};

/** The state of all parts and when it began, in players' words. The page needs no script and no other service. */
export function statusPage({ states, now, refreshes }: Page): string {
  return `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Was gerade funktioniert – Tippspiel</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>Was gerade funktioniert</h1>
      <p>${summaryOf(states)}</p>
      <ul>${[...states].map(([name, { health, since }]) => itemOf(name, health, sinceOf(since, now))).join('')}
      </ul>
      <p>Stand: ${timeOf.format(now)} Uhr. ${refreshes ? 'Diese Seite lädt sich jede Minute neu.' : 'Diese Seite lädt sich nicht von selbst neu.'}</p>
      <p>
        <a href="/">Zum Tippspiel</a>
        ${refreshes ? '<a href="/status?ruhig=1">Nicht von selbst neu laden</a>' : '<a href="/status?ruhig=1">Jetzt neu laden</a> <a href="/status">Jede Minute neu laden</a>'}
      </p>
    </main>
  </body>
</html>
`;
}

const itemOf = (name: string, health: Health, since: string): string => `
        <li class="${health}"><strong>${name}</strong>
          <span><i aria-hidden="true">${signs[health]}</i> ${words[health]}</span>
          <small>${since}</small></li>`;

function summaryOf(states: PartStates): string {
  const all = [...states.values()].map(({ health }) => health);
  if (!all.length) return 'Wir sehen gerade nach.';
  if (states.get('Tippen')?.health === 'away')
    return 'Ein Teil des Tippspiels geht gerade nicht. Was Du getippt hast, bleibt auf Deinem Gerät und wird gesendet, sobald das Tippen wieder geht. Es zählt, wenn es vor dem Anpfiff ankommt.';
  if (states.get('Anmelden')?.health === 'away')
    return 'Ein Teil des Tippspiels geht gerade nicht. Wer angemeldet ist, kann tippen.';
  if (all.includes('away')) return 'Ein Teil des Tippspiels geht gerade nicht. Tippen kannst Du.';
  if (all.includes('late')) return 'Alles funktioniert. Neues kommt gerade verspätet an.';
  return 'Alles funktioniert.';
}

function sinceOf(since: Date, now: Date): string {
  const isToday = dayOf.format(since) === dayOf.format(now);
  return `seit ${isToday ? '' : `${dayOf.format(since)}, `}${timeOf.format(since)} Uhr`;
}
