import { toTipp, viewTipp } from '../app/tipps/tipp-view.ts';
import type { MatchResolvers } from '../generated/resolvers.ts';
import { matchKey } from '../domain/columns/column-key.ts';

export const matchResolvers: MatchResolvers = {
  async tippInfo(match, _args, { view, identity, ownSlip }) {
    const stored = (await ownSlip())?.tipps[matchKey(match.id)];
    if (!identity || !stored) return [];
    const tipp = viewTipp(view.current().board, match, identity.userId, toTipp(stored), true);
    return [{ ...tipp, points: tipp.points ?? 0 }];
  },
};
