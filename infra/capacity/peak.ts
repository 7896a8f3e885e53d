import { createChance } from '../reference/chance.ts';

/** A player's calls in the last ten minutes before a kick-off, named like the rows of docs/bench/costs.json. */
export const kinds = ['page', 'save', 'status', 'ranking', 'login'] as const;
export type Kind = (typeof kinds)[number];
export type Rates = Record<Kind, number>;

/** Our assumptions about players, because there are no published data. */
export const behaviour = {
  /** The share of registered players who open the app in the last ten minutes. */
  comes: 0.4,
  /** Saves of each of them. A tap on '+' or '−' is a save; calls for one match within a second are one. */
  saves: 4,
  /** The share that opens the ranking. */
  looksAtRanking: 0.5,
  /** The share that must log in; the others still are logged in. */
  logsIn: 0.05,
  /** How long a page stays open, in seconds. */
  stays: 180,
  /** The interval between a page's status polls, in seconds. */
  statusEvery: 60,
};

const WINDOW_SECONDS = 600;
/** The minimum and maximum time between two saves of one player, in seconds. */
const BETWEEN_SAVES = [2, 8] as const;
/** In the last seconds before the kick-off the rate does not grow any more, because nobody reacts faster. */
const REACTION_SECONDS = 15;
/** The number of simulated players, from which the rates are scaled. */
const SIMULATED = 100_000;

/**
 * Calls per second of registered players, for each of the last 600 seconds before a kick-off. People come at a rate in
 * inverse proportion to the remaining time: V. Alfi, G. Parisi, L. Pietronero, 'Conference registration: how people
 * react to a deadline', Nature Physics 3, 746 (2007). The result is the same every time.
 */
export function simulatePeak(players: number): Rates[] {
  const { next: random } = createChance(2024);
  const seconds = Array.from({ length: WINDOW_SECONDS }, () => emptyRates());
  const scale = (players * behaviour.comes) / SIMULATED;
  const call = (kind: Kind, at: number) => {
    const second = seconds[Math.floor(at)];
    if (second) second[kind] += scale;
  };
  for (let player = 0; player < SIMULATED; player++) {
    const comes = WINDOW_SECONDS - secondsLeft(random());
    if (random() < behaviour.logsIn) call('login', comes);
    call('page', comes);
    let at = comes;
    for (let save = 0; save < behaviour.saves; save++) {
      at += BETWEEN_SAVES[0] + random() * (BETWEEN_SAVES[1] - BETWEEN_SAVES[0]);
      call('save', at);
    }
    if (random() < behaviour.looksAtRanking) call('ranking', at + BETWEEN_SAVES[0]);
    for (let open = behaviour.statusEvery; open < behaviour.stays; open += behaviour.statusEvery)
      call('status', comes + open);
  }
  return seconds;
}

/** The second with the highest total cost of calls. */
export function busiestSecond(seconds: readonly Rates[], costs: Rates): Rates {
  const workOf = (rates: Rates) => kinds.reduce((sum, kind) => sum + rates[kind] * costs[kind], 0);
  return seconds.reduce((busiest, rates) => (workOf(rates) > workOf(busiest) ? rates : busiest));
}

/** The seconds to the kick-off when this share has come, for a density of 1 / (time left + reaction). */
function secondsLeft(share: number): number {
  return REACTION_SECONDS * ((1 + WINDOW_SECONDS / REACTION_SECONDS) ** (1 - share) - 1);
}

const emptyRates = (): Rates => ({ page: 0, save: 0, status: 0, ranking: 0, login: 0 });
