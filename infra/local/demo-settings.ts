import { join } from 'node:path';
import { dataRoot } from './places.ts';
import type { Tournament } from './stack-env.ts';

export type DemoSettings = {
  port: number;
  host: string;
  password: string;
  players: number;
  tournament: Tournament;
  /** The instant at which the demo's clock stands when its data is made. */
  now: Date;
  /** Where this demo's data lies: another demo has another folder, so that neither spoils the other. */
  dataDir: string;
};

const defaultPassword = 'tippspiel';
const defaultPlayers = 500;
/** Half-way through the second match day. */
const defaultNow: Record<Tournament, string> = {
  em2024: '2024-06-19T17:30:00+02:00',
  wm2022: '2022-11-27T17:30:00+01:00',
};
const loopback = ['127.0.0.1', 'localhost', '::1'];

/** Reads what the demo may be told by the environment; throws one German sentence for what does not fit. */
export function readDemoSettings(env: NodeJS.ProcessEnv): DemoSettings {
  const port = wholeNumber('PORT', env.PORT || '8080', 1, 65_535);
  const players = wholeNumber('DEMO_PLAYERS', env.DEMO_PLAYERS || String(defaultPlayers), 0, 2_000_000);
  const tournament = (env.TOURNAMENT || 'em2024') as Tournament;
  if (!(tournament in defaultNow)) {
    throw new Error(`TOURNAMENT kennt nur ${Object.keys(defaultNow).join(' und ')}, nicht „${tournament}“.`);
  }
  const now = new Date(env.TIPPSPIEL_NOW || defaultNow[tournament]);
  if (Number.isNaN(now.getTime())) {
    throw new Error(
      `TIPPSPIEL_NOW braucht einen Zeitpunkt wie ${defaultNow[tournament]}, nicht „${env.TIPPSPIEL_NOW}“.`,
    );
  }
  const host = env.HOST || '127.0.0.1';
  const password = env.DEMO_PASSWORD || defaultPassword;
  if (!loopback.includes(host) && password === defaultPassword) {
    throw new Error(
      `HOST=${host} öffnet die Demo nach außen; dafür braucht sie ein eigenes Kennwort in DEMO_PASSWORD.`,
    );
  }
  const standard = !env.TIPPSPIEL_NOW && tournament === 'em2024' && players === defaultPlayers;
  const own = `demo-${tournament}-${now.toISOString().replace(/[:.]/g, '').slice(0, 15)}-${players}`;
  return { port, host, password, players, tournament, now, dataDir: join(dataRoot, standard ? 'demo' : own) };
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`${name} braucht eine ganze Zahl von ${least} bis ${most}, nicht „${text}“.`);
}
