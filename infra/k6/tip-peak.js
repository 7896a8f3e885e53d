// Simulates the last minutes before a kick-off: demo players log in, open their page and save tipps at a rate that
// rises to a peak. In the end every player reads the page again, which must contain every acknowledged tipp.
//
//   npm run load                                  starts a product for it; by hand, on a running product:
//   k6 run -e BASE_URL=http://localhost:8080 infra/k6/tip-peak.js
//
// BASE_URL  PLAYERS (100)  PEAK saves per second (50)  DURATION of the ramp in seconds (60)  DEMO_PASSWORD (tippspiel)
// STEADY    1 keeps the peak for DURATION, after a ramp of its own for the logins.
// KICKOFF_IN  seconds from the start to the kick-off by the product's clock. Saves continue after it, and must be
//             refused. SUMMARY_FILE  a file for the figures as JSON.
import exec from 'k6/execution';
import { Counter, Trend } from 'k6/metrics';
import { sleep } from 'k6';
import { LOCKED_MESSAGE, logIn, numberSetting, pick, readTipps, saveTipp, serverNow } from './lib.js';

const BASE_URL = (__ENV.BASE_URL || 'http://localhost:8080').replace(/\/$/, '');
const PASSWORD = __ENV.DEMO_PASSWORD || 'tippspiel';
const PLAYERS = numberSetting('PLAYERS', 100);
const PEAK = numberSetting('PEAK', 50);
const DURATION = numberSetting('DURATION', 60);
const KICKOFF_IN = __ENV.KICKOFF_IN ? numberSetting('KICKOFF_IN') : 0;

/** spieler1 and spieler2 do not exist, because the two accounts of the README have these numbers. */
const FIRST_PLAYER = 3;
const MAX_JOKERS = 6;
/** This close to the kick-off the estimate of the server's clock is not precise enough. */
const UNCERTAIN_MS = 500;
const FINISH_SECONDS = 10;
const LOGIN_SECONDS = 20;

const saveTime = new Trend('tipp_save_ms', true);
const acknowledged = new Counter('tipps_acknowledged');
const refusedLate = new Counter('tipps_refused_after_kickoff');
const acceptedLate = new Counter('tipps_accepted_after_kickoff');
const refusedEarly = new Counter('tipps_refused_before_kickoff');
const uncertain = new Counter('tipps_without_answer');
const lost = new Counter('tipps_lost');
const compared = new Counter('tipps_compared');
const unaccounted = new Counter('saves_unaccounted');
const checkedPlayers = new Counter('players_checked');

// The ramp, the peak, and, with a kick-off, late saves.
const rush = KICKOFF_IN || DURATION;
const stages = __ENV.STEADY
  ? [
      { target: PEAK, duration: `${LOGIN_SECONDS}s` },
      { target: PEAK, duration: `${DURATION}s` },
    ]
  : [
      { target: Math.max(1, Math.round(PEAK / 3)), duration: `${Math.ceil(rush * 0.5)}s` },
      { target: PEAK, duration: `${Math.ceil(rush * 0.35)}s` },
      { target: PEAK, duration: `${Math.max(1, Math.ceil(Math.max(rush, DURATION) - rush * 0.85))}s` },
    ];

export const options = {
  scenarios: {
    rush: {
      executor: 'ramping-arrival-rate',
      exec: 'save',
      startRate: Math.max(1, Math.round(PEAK / 10)),
      timeUnit: '1s',
      preAllocatedVUs: PLAYERS,
      maxVUs: PLAYERS,
      stages,
      gracefulStop: `${FINISH_SECONDS - 1}s`,
    },
    // The same players after the last save. k6 reuses its virtual users and their state.
    proof: {
      executor: 'per-vu-iterations',
      exec: 'check',
      vus: PLAYERS,
      iterations: 1,
      startTime: `${seconds(stages) + FINISH_SECONDS}s`,
      maxDuration: '2m',
    },
  },
  thresholds: {
    tipps_lost: ['count==0'],
    tipps_accepted_after_kickoff: ['count==0'],
    tipps_refused_before_kickoff: ['count==0'],
    saves_unaccounted: ['count==0'],
    players_checked: [`count==${PLAYERS}`],
    http_req_failed: ['rate<0.01'],
    tipp_save_ms: ['p(95)<60000'], // shown with the others; docs/bench/load.json has earlier results
  },
  summaryTrendStats: ['avg', 'med', 'p(95)', 'p(99)', 'max'],
  noCookiesReset: true,
};

function seconds(all) {
  return all.reduce((sum, { duration }) => sum + Number.parseInt(duration, 10), 0);
}

export function setup() {
  for (const counter of [
    acknowledged,
    refusedLate,
    acceptedLate,
    refusedEarly,
    uncertain,
    lost,
    compared,
    unaccounted,
  ])
    counter.add(0);
  const player = logIn(BASE_URL, emailOf(1), PASSWORD);
  const { tipps } = readTipps(player);
  const open = tipps.filter(({ isEnabled }) => isEnabled);
  if (!open.length) exec.test.abort('the current tipp page has no match that is still open');
  return { pageNumber: readTipps(player).currentPageNumber };
}

const emailOf = (number) => `spieler${FIRST_PLAYER - 1 + number}@example.org`;

/** This virtual user's player, and the acknowledged tipps by match. */
let player;
let tipps;
let saves = 0;

function startPlayer({ pageNumber }) {
  player = logIn(BASE_URL, emailOf(exec.vu.idInInstance), PASSWORD);
  const page = readTipps(player, pageNumber);
  player.jokerCount = page.jokerCount;
  tipps = page.tipps.map((tipp) => ({
    matchId: tipp.match.id,
    tippId: tipp.tippId,
    locksAt: Date.parse(tipp.match.date),
    stored: goalsOf(tipp),
    isCertain: true,
    wasSaved: false,
  }));
  tipps.sort((one, other) => one.locksAt - other.locksAt);
}

const goalsOf = ({ goalsTeam1, goalsTeam2, isJoker }) => JSON.stringify([goalsTeam1, goalsTeam2, isJoker]);

/** One save. Most players tip the next match, many click goal by goal, and few move a joker. */
export function save(data) {
  if (!player) startPlayer(data);
  const tipp = chooseTipp();
  if (!tipp) return;
  const uncertainMs = UNCERTAIN_MS + player.clockErrorMs;
  const isAfter = serverNow(player) > tipp.locksAt + uncertainMs;
  const response = saveTipp(player, { tippId: tipp.tippId, matchId: tipp.matchId, ...choice(tipp) });
  const isBefore = serverNow(player) < tipp.locksAt - uncertainMs;

  if (response.status === 200) {
    const { tipps: saved, jokerCount } = response.json('data');
    tipp.stored = goalsOf(saved[0]);
    tipp.wasSaved = true;
    player.jokerCount = jokerCount;
    saves += 1;
    saveTime.add(response.timings.duration);
    acknowledged.add(1);
    unaccounted.add(1);
    if (isAfter) acceptedLate.add(1);
  } else if (response.status === 400) {
    const isLocked = response.json('errorMessage') === LOCKED_MESSAGE;
    if (isLocked && !isBefore) refusedLate.add(1);
    else {
      refusedEarly.add(1);
      console.error(`${player.email}, match ${tipp.matchId}: ${response.body}`);
    }
  } else {
    tipp.isCertain = false; // It may be stored or not.
    uncertain.add(1);
    console.error(`${player.email}, match ${tipp.matchId}: ${response.status} ${response.error}`);
  }
}

function chooseTipp() {
  // With a kick-off, players continue to save for a while after their match has begun.
  const reach = KICKOFF_IN ? 60_000 : -UNCERTAIN_MS;
  const open = tipps.filter(({ locksAt }) => locksAt + reach > serverNow(player));
  return Math.random() < 0.5 ? open[0] : pick(open);
}

const goals = () => pick([0, 0, 1, 1, 1, 2, 2, 3, 4]);

function choice(tipp) {
  const [, , isJoker] = JSON.parse(tipp.stored);
  const chance = Math.random();
  if (chance < 0.4) return { value: `${goals()}:${goals()}`, isTeam1: true, isTeam2: true };
  if (chance < 0.65) return { value: goals(), isTeam1: true, isTeam2: false };
  if (chance < 0.9) return { value: goals(), isTeam1: false, isTeam2: true };
  if (chance < 0.95) return { isRandom: true };
  if (isJoker || player.jokerCount < MAX_JOKERS) return { setJoker: true, isJoker: !isJoker };
  return { value: '-', isTeam1: true, isTeam2: true };
}

/** Reads the player's page again, and compares it with the acknowledged tipps. */
export function check({ pageNumber }) {
  sleep(Math.random() * 2);
  unaccounted.add(-saves);
  checkedPlayers.add(1);
  if (!saves) return;
  const now = new Map(readTipps(player, pageNumber).tipps.map((tipp) => [tipp.match.id, goalsOf(tipp)]));
  for (const { matchId, stored, wasSaved, isCertain } of tipps) {
    if (!wasSaved || !isCertain) continue;
    compared.add(1);
    if (now.get(matchId) === stored) continue;
    lost.add(1);
    console.error(`${player.email}, match ${matchId}: acknowledged ${stored}, found ${now.get(matchId)}`);
  }
}

export function handleSummary({ metrics }) {
  const value = (name, key) => metrics[name]?.values[key] ?? 0;
  const ms = (key) => `${value('tipp_save_ms', key).toFixed(1)} ms`;
  const failed = Object.values(metrics).flatMap(({ thresholds = {} }) =>
    Object.values(thresholds).filter(({ ok }) => !ok),
  );
  const rows = [
    ['players', PLAYERS],
    ['peak wanted', `${PEAK}/s`],
    ['saves acknowledged', value('tipps_acknowledged', 'count')],
    ['saves never started (product too slow)', value('dropped_iterations', 'count')],
    ['save, median', ms('med')],
    ['save, p95', ms('p(95)')],
    ['save, p99', ms('p(99)')],
    ['save, slowest', ms('max')],
    ['refused after the kick-off', value('tipps_refused_after_kickoff', 'count')],
    ['accepted after the kick-off', value('tipps_accepted_after_kickoff', 'count')],
    ['refused before the kick-off', value('tipps_refused_before_kickoff', 'count')],
    ['without an answer', value('tipps_without_answer', 'count')],
    ['failed requests', `${(value('http_req_failed', 'rate') * 100).toFixed(2)} %`],
    ['acknowledged tipps compared', value('tipps_compared', 'count')],
    ['acknowledged tipps lost', value('tipps_lost', 'count')],
  ];
  const table = rows
    .map(([what, figure]) => `  ${what.padEnd(40)} ${String(figure).padStart(12)}`)
    .join('\n');
  const verdict = failed.length ? `FAILED: ${failed.length} thresholds` : 'all thresholds hold';
  const files = __ENV.SUMMARY_FILE
    ? { [__ENV.SUMMARY_FILE]: JSON.stringify(Object.fromEntries(rows), null, 2) }
    : {};
  return { stdout: `\n${table}\n\n  ${verdict}\n`, ...files };
}
