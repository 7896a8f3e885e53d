import { standIn } from './stand-in.ts';

/** A tipp service that only counts. `tournament { id }` returns how many tipps it has saved. */
let saves = 0;
const jokerCount = () => ++saves && 0;

const { url } = await standIn({
  name: 'tipp',
  resolvers: {
    Query: { tournament: () => ({ id: saves }) },
    Mutation: {
      saveTipp: (_: unknown, { input }: { input: { matchId: number } }) => ({
        jokerCount: jokerCount(),
        tipp: { id: 1, isJoker: false, match: { id: input.matchId } },
      }),
    },
  },
});
process.send?.(url);
process.on('disconnect', () => process.exit());
