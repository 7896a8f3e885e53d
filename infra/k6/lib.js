import http from 'k6/http';

/** The product's message for a tipp after the kick-off. */
export const LOCKED_MESSAGE = 'Das Spiel hat bereits begonnen. Dein Tipp kann nicht mehr geändert werden.';

const COOKIE = 'tippspiel_session';

/** A numeric setting of the environment. The script stops at once if it is no positive number. */
export function numberSetting(name, fallback) {
  const value = Number(__ENV[name] || fallback);
  if (!Number.isFinite(value) || value <= 0)
    throw new Error(`${name} must be a positive number, not ${__ENV[name]}`);
  return value;
}

/** The headers and cookie of a visitor's or player's calls. The cookie is sent even if it is `Secure`. */
function parameters(player, name, more = {}) {
  return {
    headers: {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'X-CSRF-Token': player.csrfToken,
    },
    cookies: { [COOKIE]: player.cookie },
    tags: { name },
    ...more,
  };
}

/** Stores the session data of an answer. */
function storeSession(player, response) {
  const [cookie] = response.cookies[COOKIE] || [];
  if (cookie) player.cookie = cookie.value;
  const { csrfToken, serverTime } = response.json('data');
  player.csrfToken = csrfToken;
  // The server's clock (shifted in a demo) at some moment of the call. The shortest call is the most precise.
  const errorMs = response.timings.duration / 2;
  if (errorMs > player.clockErrorMs) return;
  player.clockErrorMs = errorMs;
  player.clockOffsetMs = Date.parse(serverTime) - (Date.now() - errorMs);
}

/** Opens the page and logs in like a browser. @returns the player @throws Error if that fails */
export function logIn(base, email, password) {
  const player = { base, email, cookie: '', csrfToken: '', clockOffsetMs: 0, clockErrorMs: Infinity };
  const visit = http.get(`${base}/api/session`, parameters(player, 'GET session'));
  if (visit.status !== 200) throw new Error(`GET /api/session answers ${visit.status}: ${visit.body}`);
  storeSession(player, visit);
  const login = http.post(`${base}/api/auth/login`, { email, password }, parameters(player, 'POST login'));
  if (login.status !== 200) throw new Error(`${email} cannot log in (${login.status}): ${login.body}`);
  storeSession(player, login);
  return player;
}

/** The player's own tipps of the current page, or of a page by its number. */
export function readTipps(player, pageNumber = 0) {
  const url = `${player.base}/api/tipps?pageNumber=${pageNumber}&_=${Date.now()}`;
  const response = http.get(url, parameters(player, 'GET tipps'));
  if (response.status !== 200) throw new Error(`GET /api/tipps answers ${response.status}: ${response.body}`);
  return response.json('data');
}

/** Saves a tipp. 400 is a valid answer for a match that has begun. */
export function saveTipp(player, form) {
  const expected = http.expectedStatuses(200, 400);
  return http.post(
    `${player.base}/api/tipps`,
    form,
    parameters(player, 'POST tipps', { responseCallback: expected }),
  );
}

/** The server's clock now, in milliseconds. */
export const serverNow = (player) => Date.now() + player.clockOffsetMs;

export const pick = (list) => list[Math.floor(Math.random() * list.length)];
