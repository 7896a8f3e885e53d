// npm run bench: the table of ratios. npm run bench -- million: what tipp does with a million players. npm run bench -- live: a goal and
// thousands of open pages. npm run bench -- reminders: 100,000 players are reminded while others save. npm run bench -- players: logins,
// registrations and status polls beside saves. npm run bench -- feed: a feed of a million posts.
// npm run bench -- pictures: pictures of posts, sponsors, prizes and players.
// npm run bench -- groups: the ranking of a group of 100,000 beside that of one of ten.
// npm run bench -- web: how the web app starts, answers a finger and scrolls on a slow phone.
// npm run bench -- costs: what one call of each kind costs each process.
// npm run bench -- shards: how evenly the shard keys spread ten million players.
import { handOver } from './first-step.mjs';

const parts = {
  million: 'infra/bench/million.ts',
  live: 'infra/bench/live.ts',
  reminders: 'infra/bench/reminders.ts',
  players: 'infra/bench/players.ts',
  feed: 'infra/bench/feed.ts',
  pictures: 'infra/bench/pictures.ts',
  groups: 'infra/bench/groups.ts',
  web: 'infra/bench/web.ts',
  costs: 'infra/bench/costs.ts',
  shards: 'infra/bench/shards.ts',
};

await handOver(parts[process.argv[2]] ?? 'infra/bench/bench.ts');
