import { join } from 'node:path';
import { dataRoot } from './places.ts';
import { defaultTournament, midTournament, tournamentIds } from './tournaments.ts';

export type DemoSettings = {
  port: number;
  host: string;
  password: string;
  players: number;
  /** The id of a file in infra/tournaments. */
  tournament: string;
  /** Number of processes per service. */
  processes: number;
  /** The demo's time when its data is created. */
  now: Date;
  /** Whether the demo's own login provider runs, which only browsers on this machine can reach. */
  hasProvider: boolean;
  /** Whether its matches play by themselves. */
  playsMatches: boolean;
  /** Whether a later start moves the clock to the next match; not with a chosen time, nor if an operator enters the results. */
  skipsPauses: boolean;
  /** Prefix of its databases, bucket and event subjects, if it shares servers with an installation. */
  prefix: string;
  /** The folder of this demo's data. Other settings use another folder, so that they do not affect each other. */
  dataDir: string;
};

export const defaultPassword = 'tippspiel';
const defaultPlayers = 500;
const loopback = ['127.0.0.1', 'localhost', '::1'];

/** Reads the demo's settings from the environment. @throws Error with one German sentence for an invalid value */
export function readDemoSettings(env: NodeJS.ProcessEnv): DemoSettings {
  const port = wholeNumber('PORT', env.PORT || '8080', 1, 65_535);
  const players = wholeNumber('DEMO_PLAYERS', env.DEMO_PLAYERS || String(defaultPlayers), 0, 2_000_000);
  const processes = wholeNumber('PROCESSES', env.PROCESSES || '1', 1, 8);
  const tournament = env.TOURNAMENT || defaultTournament;
  const known = tournamentIds();
  if (!known.includes(tournament)) {
    throw new Error(
      `TOURNAMENT nennt eine Datei in infra/tournaments (${known.join(', ')}), nicht „${tournament}“.`,
    );
  }
  const usual = midTournament(tournament);
  const now = env.TIPPSPIEL_NOW ? new Date(env.TIPPSPIEL_NOW) : usual;
  if (Number.isNaN(now.getTime())) {
    throw new Error(
      `TIPPSPIEL_NOW braucht einen Zeitpunkt wie ${usual.toISOString()}, nicht „${env.TIPPSPIEL_NOW}“.`,
    );
  }
  const host = env.HOST || '127.0.0.1';
  const password = env.DEMO_PASSWORD || defaultPassword;
  if (!loopback.includes(host) && password === defaultPassword) {
    throw new Error(
      `HOST=${host} öffnet die Demo nach außen; dafür braucht sie ein eigenes Passwort in DEMO_PASSWORD.`,
    );
  }
  const standard = !env.TIPPSPIEL_NOW && tournament === defaultTournament && players === defaultPlayers;
  const own = `demo-${tournament}-${now.toISOString().replace(/[:.]/g, '').slice(0, 15)}-${players}`;
  const dataDir = join(dataRoot, standard ? 'demo' : own);
  const playsMatches = !['off', 'aus', '0'].includes((env.DEMO_GOALS ?? '').toLowerCase());
  const prefix = env.DEMO_PREFIX || 'tippspiel';
  const hasProvider = loopback.includes(host) && isHere(env.PUBLIC_URL || 'http://localhost');
  return {
    ...{ port, host, password, players, tournament, processes, now, prefix, dataDir },
    ...{ hasProvider, playsMatches, skipsPauses: playsMatches && !env.TIPPSPIEL_NOW },
  };
}

const isHere = (url: string): boolean =>
  URL.canParse(url) && loopback.includes(new URL(url).hostname.replace(/^\[|\]$/g, ''));

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`${name} braucht eine ganze Zahl von ${least} bis ${most}, nicht „${text}“.`);
}
