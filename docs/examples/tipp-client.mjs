// Enters a tipp and shows the ranking over REST: node docs/examples/tipp-client.mjs [address] [email] [password]
// Without arguments it plays as the demo's player against `npm start`. It needs Node 20 or newer and no package.
const [address = 'http://localhost:8080', email = 'spieler@example.org', password = 'tippspiel'] =
  process.argv.slice(2);

let cookie = '';
let csrfToken = '';

/** Sends one call and returns its JSON. A body makes it a POST. */
async function call(path, body) {
  const response = await fetch(`${address}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      ...(csrfToken && { 'x-csrf-token': csrfToken }),
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  for (const line of response.headers.getSetCookie())
    if (line.startsWith('tippspiel_session=')) cookie = line.split(';', 1)[0];
  const answer = response.status === 204 ? {} : await response.json();
  if (response.ok) return answer;
  // UNKNOWN: nobody knows whether it is stored; the same call may be sent again.
  throw new Error(`${path}: ${response.status} ${answer.code ?? ''} ${answer.errorMessage}`);
}

/** The session's answer carries the token that every write needs. */
async function session(path, body) {
  const { data } = await call(path, body);
  csrfToken = data.csrfToken;
  return data;
}

await session('session');
const { user, tournamentName } = await session('auth/login', { email, password });
console.log(`${user.fullname}, ${tournamentName}`);

const { data: page } = await call('tipps?pageNumber=0');
const open = page.tipps.find(({ match }) => !match.isLocked);
if (open) {
  const { match } = open;
  // '2:1' stands for both teams at once.
  const saved = await call('tipps', { matchId: match.id, value: '2:1', isTeam1: true, isTeam2: true });
  const [{ goalsTeam1, goalsTeam2 }] = saved.data.tipps;
  console.log(`${match.team1.name} – ${match.team2.name}: ${goalsTeam1}:${goalsTeam2}`);
} else console.log('No open match on this page.');

const ranking = await call('ranking?pageSize=5&pageNumber=1');
for (const player of ranking.data)
  console.log(`${player.ranking}. ${player.fullname}, ${player.points} points`);
await session('auth/logout', {});
