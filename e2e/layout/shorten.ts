import type { Exchange } from './recordings.ts';

type Data = Record<string, unknown>;
type Feed = { items: { subject: string }[] };
type Match = { date: string };

/** Number of players' posts: a longer list makes every check slow, and shows nothing more. */
const POSTS = 5;
/** Every third match: some of each round, and all of the recorded day. */
const EVERY = 3;
export const DAY = '2024-06-19';

/** By operation. */
const shortened: Record<string, (data: Data) => Data> = {
  Feed(data) {
    const feed = data['posts'] as Feed;
    const ofPlayers = feed.items.filter(({ subject }) => subject === '').slice(0, POSTS);
    const items = feed.items.filter((post) => post.subject !== '' || ofPlayers.includes(post));
    return { ...data, posts: { ...feed, items } };
  },
  Tables: (data) => ({ ...data, matches: some(data['matches'] as Match[], (match) => match) }),
  AdminMatches: (data) => ({
    ...data,
    adminMatches: some(data['adminMatches'] as { match: Match }[], ({ match }) => match),
  }),
};

const some = <T>(all: T[], matchOf: (each: T) => Match): T[] =>
  all.filter((each, at) => at % EVERY === 0 || matchOf(each).date.startsWith(DAY));

/** Reduces a response to what the layout needs. */
export function shorten(exchange: Exchange): Exchange {
  const { data } = exchange.answer;
  const short = data && shortened[exchange.operation]?.(data);
  return short ? { ...exchange, answer: { data: short } } : exchange;
}
