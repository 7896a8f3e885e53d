import { createHash } from 'node:crypto';
import { report, type Row } from './report.ts';

// npm run bench -- shards: how evenly the shard keys of docs/reference/collections.md distribute ten million synthetic
// players over eight shards. MongoDB hashes a key to 64 bits by MD5 and gives each shard the same share.
const PLAYERS = Number(process.env['BENCH_PLAYERS'] ?? 10_000_000);
const SHARDS = 8;
/** Memberships per player. Comments and likes per player concentrate on popular posts (Zipf). */
const MEMBERSHIPS = 1.5;
const LIKES = 2;
const COMMENTS = 0.2;
const LARGEST_GROUP = 100_000;
const POSTS = 1_000_000;

/** @param key a 64-bit integer, to which MongoDB's hash converts the ids of players, groups and posts */
function shardOf(key: number): number {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64LE(BigInt(key));
  return createHash('md5').update(bytes).digest().readUInt32LE(4) % SHARDS;
}

/** The share of the total weight on each shard. @param weight of a key, from 1 on */
function spread(keys: number, weight: (key: number) => number): Float64Array {
  const shards = new Float64Array(SHARDS);
  for (let key = 1; key <= keys; key++) {
    const shard = shardOf(key);
    shards[shard] = shards[shard]! + weight(key);
  }
  return shards;
}

const more = (shards: Float64Array): string => {
  const mean = shards.reduce((sum, each) => sum + each, 0) / SHARDS;
  return `+${((Math.max(...shards) / mean - 1) * 100).toFixed(1)} %`;
};

/** Weights in inverse proportion to the key's rank. Without the bound `most` their sum is `total`. */
function zipf(keys: number, total: number, most = Infinity): (key: number) => number {
  let harmonic = 0;
  for (let key = 1; key <= keys; key++) harmonic += 1 / key;
  return (key) => Math.min(most, total / harmonic / key);
}

const groups = Math.round(PLAYERS / 10);
const likes = zipf(POSTS, PLAYERS * LIKES);
const row = (what: string, shards: Float64Array, against: string): Row => ({
  what: `${what}: the fullest of ${SHARDS} shards above the mean`,
  value: more(shards),
  against,
});
const hottest = (weight: number, total: number) =>
  `${((weight / total) * 100).toFixed(1)} % of all for the hottest key`;

await report('shards', [
  row(
    'slips, players, accounts and their read models by the player’s number, hashed',
    spread(PLAYERS, () => 1),
    'by ranges of the number all who register write to one shard',
  ),
  row(
    'memberships by the group’s number, hashed',
    spread(groups, zipf(groups, PLAYERS * MEMBERSHIPS, LARGEST_GROUP)),
    hottest(LARGEST_GROUP, PLAYERS * MEMBERSHIPS),
  ),
  row('likes by the post’s number, hashed', spread(POSTS, likes), hottest(likes(1), PLAYERS * LIKES)),
  row(
    'comments by the post’s number, hashed',
    spread(POSTS, zipf(POSTS, PLAYERS * COMMENTS)),
    hottest(zipf(POSTS, PLAYERS * COMMENTS)(1), PLAYERS * COMMENTS),
  ),
]);
