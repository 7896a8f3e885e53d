import type { Mutation } from './mutation.ts';

const domain = 'services/tipp/src/domain';
const scoring = 'unit services/tipp/src/domain/tipps/scoring';
const standings = 'unit services/tipp/src/domain/matches/standings';
const slots = 'unit services/tipp/src/domain/matches/slots';
const ranking = 'unit services/tipp/src/domain/ranking/ranking';
const saveTipp = 'integration services/tipp/test/save-tipp';
const totals = 'unit services/tipp/test/totals.unit';

/** Tipps, points, ranks, tables and time. */
// prettier-ignore -- a row each
export const gameRules: Mutation[] = [
  {
    what: 'an exact tipp needs one goal only',
    file: `${domain}/tipps/scoring.ts`,
    from: 'tipp.goals1 === result.goals1 && tipp.goals2',
    to: 'tipp.goals1 === result.goals1 || tipp.goals2',
    tests: scoring,
  },
  {
    what: 'the goal difference does not count',
    file: `${domain}/tipps/scoring.ts`,
    from: "if (tipped === played) return 'difference';",
    to: '',
    tests: scoring,
  },
  {
    what: 'a wrong trend counts',
    file: `${domain}/tipps/scoring.ts`,
    from: 'Math.sign(tipped) === Math.sign(played)',
    to: 'Math.sign(tipped) >= Math.sign(played)',
    tests: scoring,
  },
  {
    what: 'half a tipp is valid',
    file: `${domain}/tipps/scoring.ts`,
    from: 'return tipp.goals1 !== null && tipp.goals2 !== null;',
    to: 'return tipp.goals1 !== null || tipp.goals2 !== null;',
    tests: scoring,
  },
  {
    what: 'a patriot point for a wrong tipp',
    file: `${domain}/tipps/scoring.ts`,
    from: 'context.isPatriot && base > 0',
    to: 'context.isPatriot',
    tests: scoring,
  },
  {
    what: 'the joker doubles the patriot point',
    file: `${domain}/tipps/scoring.ts`,
    from: 'points: base * factor + patriot',
    to: 'points: (base + patriot) * factor',
    tests: scoring,
  },
  {
    what: "EM's direct matches are not applied again to those still level",
    file: `${domain}/matches/tie-break.ts`,
    from: 'return refine(tiers, direct);',
    to: 'return tiers;',
    tests: standings,
  },
  {
    what: "EM's overall wins do not count",
    file: `${domain}/matches/tie-break.ts`,
    from: 'directFirst([goalDifference, goals, wins])',
    to: 'directFirst([goalDifference, goals])',
    tests: standings,
  },
  {
    what: "EM's overall goal difference does not count",
    file: `${domain}/matches/tie-break.ts`,
    from: 'directFirst([goalDifference, goals, wins])',
    to: 'directFirst([goals, wins])',
    tests: standings,
  },
  {
    what: "the World Cup's direct matches do not count",
    file: `${domain}/matches/tie-break.ts`,
    from: 'const direct = refine(tiers, (tier) => split(tier, tally(tier, played), pointsThenGoals));',
    to: 'const direct = tiers;',
    tests: standings,
  },
  {
    what: 'an override of some of the level teams counts',
    file: `${domain}/matches/tie-break.ts`,
    from: '!tier.every((code)',
    to: '!tier.some((code)',
    tests: standings,
  },
  {
    what: 'a place is decided while teams are level',
    file: `${domain}/matches/standings.ts`,
    from: 'row?.levelWith.length === 0 ? row.code : null',
    to: 'row ? row.code : null',
    tests: 'unit services/tipp/src/domain',
  },
  {
    what: 'a place is decided before the group is over',
    file: `${domain}/matches/standings.ts`,
    from: 'if (!groupIsFinished(tournament, letter, facts)) return null;',
    to: '',
    tests: 'unit services/tipp/src/domain',
  },
  {
    what: 'the loser goes on',
    file: `${domain}/matches/slots.ts`,
    from: "const loser = winner === 'home' ? 'away' : 'home';",
    to: 'const loser = winner;',
    tests: slots,
  },
  {
    what: 'thirds go on although the last of them is level with the next',
    file: `${domain}/matches/slots.ts`,
    from: 'if (next && last?.levelWith.includes(next.code)) return new Map();',
    to: '',
    tests: slots,
  },
  {
    what: 'a match locks a moment after its kick-off',
    file: `${domain}/matches/locking.ts`,
    from: 'return now >= kickoffMs(match);',
    to: 'return now > kickoffMs(match);',
    tests: 'unit services/tipp/src/domain',
  },
  {
    what: 'the lock is not asked',
    file: 'services/tipp/src/app/tipps/save-tipp.ts',
    from: 'if (isLocked(match, clock.now().getTime())) throw',
    to: 'if (isLocked(match, 0)) throw',
    tests: saveTipp,
  },
  {
    what: 'a save may take effect however long after its lock',
    file: 'services/tipp/src/app/deadline.ts',
    from: 'Math.min(left + WRITE_GRACE_MS, MAX_EFFECT_MS)',
    to: 'MAX_EFFECT_MS',
    tests: 'integration services/tipp/test',
  },
  {
    what: 'the database does not look at the deadline',
    file: 'services/tipp/src/store/deadline.ts',
    from: "$expr: { $lt: ['$$NOW', at] }",
    to: '$expr: { $lt: [0, 1] }',
    tests: 'integration services/tipp/test',
  },
  {
    what: 'freezing does not wait for late saves',
    file: 'services/tipp/src/jobs/freeze.ts',
    from: 'locksAt + FREEZE_AFTER_MS',
    to: 'locksAt',
    tests: 'integration services/tipp/test',
  },
  {
    what: 'one joker too many',
    file: 'services/tipp/src/store/tipps/slip-change.ts',
    from: '{ $lt: change.maxJokers }',
    to: '{ $lte: change.maxJokers }',
    tests: saveTipp,
  },
  {
    what: 'a joker taken back does not come back',
    file: 'services/tipp/src/store/tipps/slip-change.ts',
    from: 'change.joker ? 1 : -1',
    to: '1',
    tests: saveTipp,
  },
  {
    what: 'ranks do not skip',
    file: `${domain}/ranking/ranking.ts`,
    from: '(places[key - (key % width)] as number) + 1',
    to: '(places[key] as number) + 1',
    tests: ranking,
  },
  {
    what: 'a corrected result is counted beside the old one',
    file: 'services/tipp/src/jobs/score.ts',
    from: 'return rescore(before.totals, highest(least, [...out, ...into]), out, into);',
    to: 'return rescore(before.totals, highest(least, [...out, ...into]), [], into);',
    tests: totals,
  },
  {
    what: 'the patriot team in a slot brings no patriot point',
    file: `${domain}/tournament/tournament.ts`,
    from: 'return match.isPatriot || teams.home',
    to: 'return match.isPatriot && teams.home',
    tests: totals,
  },
  {
    what: "an operator's champion is runner-up by the final as well",
    file: `${domain}/winner-tipps/marks.ts`,
    from: 'given[mark] ?? (isElsewhere ? null : code)',
    to: 'given[mark] ?? code',
    tests: totals,
  },
  {
    what: 'an earlier version of a match that comes late is believed',
    file: 'services/tipp/src/projection/board.ts',
    from: 'if (entry.version > (all.get(idOf(entry))?.version ?? 0))',
    to: 'if (entry.version > 0)',
    tests: totals,
  },
  {
    what: 'a duel lost is worth a draw',
    file: `${domain}/duels/score-duels.ts`,
    from: 'effects[LOST] = sign * packed(loss, 0, 1);',
    to: 'effects[LOST] = sign * packed(draw, 0, 1);',
    tests: totals,
  },
  {
    what: 'a running match counts in the ranking',
    file: 'services/tipp/src/projection/board.ts',
    from: 'const result = state.isRunning ? undefined : enteredResult(state);',
    to: 'const result = enteredResult(state);',
    tests: totals,
  },
];
