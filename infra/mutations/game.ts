import { at, type Mutation } from './mutation.ts';

const domain = 'services/tipp/src/domain';
const scoring = 'unit services/tipp/src/domain/tipps/scoring';
const standings = 'unit services/tipp/src/domain/matches/standings';
const slots = 'unit services/tipp/src/domain/matches/slots';
const ranking = 'unit services/tipp/src/domain/ranking/ranking';
const saveTipp = 'integration services/tipp/test/save-tipp';
const totals = 'unit services/tipp/test/totals.unit';
const provisional = 'unit services/tipp/src/domain/ranking/provisional';
const liveRanking = 'integration services/tipp/test/live-ranking';

/** Tipps, points, ranks, tables and time. */
export const gameRules: Mutation[] = [
  ...at(`${domain}/tipps/scoring.ts`, scoring, {
    'an exact tipp needs one goal only': [
      'tipp.goals1 === result.goals1 && tipp.goals2',
      'tipp.goals1 === result.goals1 || tipp.goals2',
    ],
    'the goal difference does not count': ["if (tipped === played) return 'difference';", ''],
    'a wrong trend counts': [
      'Math.sign(tipped) === Math.sign(played)',
      'Math.sign(tipped) >= Math.sign(played)',
    ],
    'half a tipp is valid': [
      'return tipp.goals1 !== null && tipp.goals2 !== null;',
      'return tipp.goals1 !== null || tipp.goals2 !== null;',
    ],
    'a wrong tipp earns a patriot point': ['context.isPatriot && base > 0', 'context.isPatriot'],
    'the joker doubles the patriot point': [
      'points: base * factor + patriot',
      'points: (base + patriot) * factor',
    ],
  }),
  ...at(`${domain}/matches/tie-break.ts`, standings, {
    "EM's direct matches are not applied again to those still level": [
      'return refine(tiers, direct);',
      'return tiers;',
    ],
    "EM's overall wins do not count": [
      'directFirst([goalDifference, goals, wins])',
      'directFirst([goalDifference, goals])',
    ],
    "EM's overall goal difference does not count": [
      'directFirst([goalDifference, goals, wins])',
      'directFirst([goals, wins])',
    ],
    "the World Cup's direct matches do not count": [
      'const direct = refine(tiers, (tier) => split(tier, teamRecords(tier, played), pointsThenGoals));',
      'const direct = tiers;',
    ],
    'an override of some of the level teams counts': ['!tier.every((code)', '!tier.some((code)'],
  }),
  ...at(`${domain}/matches/standings.ts`, 'unit services/tipp/src/domain', {
    'a place is decided while teams are level': [
      'row?.levelWith.length === 0 ? row.code : null',
      'row ? row.code : null',
    ],
    'a place is decided before the group is over': [
      'if (!groupIsFinished(tournament, letter, facts)) return null;',
      '',
    ],
  }),
  ...at(`${domain}/matches/slots.ts`, slots, {
    'the loser qualifies': ["const loser = winner === 'home' ? 'away' : 'home';", 'const loser = winner;'],
    'thirds qualify although the last one is level with the next': [
      'if (next && last?.levelWith.includes(next.code)) return new Map();',
      '',
    ],
  }),
  ...at(`${domain}/matches/locking.ts`, 'unit services/tipp/src/domain', {
    'a match locks a moment after its kick-off': [
      'return now >= kickoffMs(match);',
      'return now > kickoffMs(match);',
    ],
  }),
  ...at('services/tipp/src/app/tipps/save-tipp.ts', saveTipp, {
    'the lock is not checked': ['if (isLocked(match, clock.now().getTime())) {', 'if (isLocked(match, 0)) {'],
  }),
  ...at('services/tipp/src/store/tipps/save-basis.ts', 'integration services/tipp/test/save-basis', {
    'a save overwrites an earlier one': [
      'if (revision !== undefined) return',
      'if (revision === undefined) return',
    ],
    'a repeated save counts as another save': [
      'key !== undefined && stamp?.key === key',
      "key !== undefined && key === ''",
    ],
  }),
  ...at('services/tipp/src/app/deadline.ts', 'integration services/tipp/test', {
    'a save may take effect long after its lock': [
      'Math.min(left + WRITE_GRACE_MS, MAX_EFFECT_MS)',
      'MAX_EFFECT_MS',
    ],
  }),
  ...at('services/tipp/src/store/deadline.ts', 'integration services/tipp/test', {
    'the database ignores the deadline': ["$expr: { $lt: ['$$NOW', at] }", '$expr: { $lt: [0, 1] }'],
  }),
  ...at('services/tipp/src/jobs/freeze.ts', 'integration services/tipp/test', {
    'freezing does not wait for late saves': ['locksAt + FREEZE_AFTER_MS', 'locksAt'],
  }),
  ...at('services/tipp/src/store/tipps/slip-change.ts', saveTipp, {
    'a player sets one joker too many': ['{ $lt: change.maxJokers }', '{ $lte: change.maxJokers }'],
    'a removed joker cannot be used again': ['change.joker ? 1 : -1', '1'],
  }),
  ...at(`${domain}/ranking/ranking.ts`, ranking, {
    'shared ranks do not skip the next ones': [
      '(places[key - (key % width)] as number) + 1',
      '(places[key] as number) + 1',
    ],
  }),
  ...at('services/tipp/src/jobs/score.ts', totals, {
    'a corrected result counts in addition to the old one': [
      'return inSlices(rescore(before.totals, highest(least, [...minus, ...plus]), minus, plus));',
      'return inSlices(rescore(before.totals, highest(least, [...minus, ...plus]), [], plus));',
    ],
  }),
  ...at(`${domain}/tournament/tournament.ts`, totals, {
    'the patriot team in a slot brings no patriot point': [
      'return match.isPatriot || teams.home',
      'return match.isPatriot && teams.home',
    ],
  }),
  ...at(`${domain}/winner-tipps/marks.ts`, totals, {
    "an operator's champion is runner-up by the final as well": [
      'given[mark] ?? (isElsewhere ? null : code)',
      'given[mark] ?? code',
    ],
  }),
  ...at('services/tipp/src/projection/board.ts', totals, {
    'a late event with an earlier version of a match is applied': [
      'if (entry.version > (all.get(idOf(entry))?.version ?? 0))',
      'if (entry.version > 0)',
    ],
    'a running match counts in the ranking': [
      'const result = state.isRunning ? undefined : enteredResult(state);',
      'const result = enteredResult(state);',
    ],
  }),
  ...at(`${domain}/duels/score-duels.ts`, totals, {
    'a lost duel earns the points of a draw': [
      'effects[LOST] = sign * packed(loss, 0, 1);',
      'effects[LOST] = sign * packed(draw, 0, 1);',
    ],
  }),
  ...at(`${domain}/ranking/provisional.ts`, provisional, {
    'exact tipps decide no tie of the provisional order': ['standing.exact[player] = exactOf(sum);', ''],
  }),
  ...at('services/tipp/src/app/live/live-ranking.ts', liveRanking, {
    'outsiders see the provisional ranking of a group': [
      'if (groupId) await requireMember(deps.rosters, groupId, userId, 0);',
      '',
    ],
  }),
  ...at('services/tipp/src/app/live/live-match.ts', liveRanking, {
    'the tipps of a match with a postponed kick-off are still shown': [
      '.filter(({ isRunning }) => isRunning);',
      ';',
    ],
  }),
  ...at('services/tipp/src/jobs/provisional.ts', liveRanking, {
    'the preview of the next goal changes nothing': [
      'if (match.matchId !== matchId) return match;',
      'return match;',
    ],
  }),
  ...at('services/tipp/src/app/ranking/match-day-memory.ts', 'integration services/tipp/test/match-days', {
    'an unfinished match day has a winner': ['matches.length === day.matchIds.length', 'matches.length > 0'],
  }),
  ...at('services/tipp/src/app/ranking/player-points.ts', 'integration services/tipp/test/player-points', {
    'points follow a correction before its evaluation': [
      'return [{ ...view, points, pointsInternal }];',
      'return [view];',
    ],
  }),
];
