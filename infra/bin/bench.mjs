// npm run bench: the table of ratios.
// npm run bench -- million: tipp with a million players.
// npm run bench -- live: a goal with thousands of open pages.
// npm run bench -- reminders: reminders to 100,000 players while others save.
// npm run bench -- players: logins, registrations and status polls during saves.
// npm run bench -- feed: a feed of a million posts.
// npm run bench -- pictures: pictures of posts, sponsors, prizes and players.
// npm run bench -- groups: the rankings of a group of 100,000 and of one of ten.
// npm run bench -- web: how the web app starts, responds to taps and scrolls on a slow phone.
// npm run bench -- costs: the processor time of one call of each kind per process.
// npm run bench -- shards: how evenly the shard keys distribute ten million players.
// npm run bench -- idle: the processor time of the seven processes without visitors.
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
  idle: 'infra/bench/idle.ts',
};

await handOver(parts[process.argv[2]] ?? 'infra/bench/bench.ts');
