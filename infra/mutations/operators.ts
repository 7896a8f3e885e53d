import { at, type Mutation } from './mutation.ts';

const domain = 'services/tipp/src/domain';

/** Operators' entries, and bonus questions. */
export const operatorRules: Mutation[] = [
  ...at(`${domain}/matches/slots.ts`, 'unit services/tipp/src/domain/matches/operators', {
    'a team plays twice in a round': ['if (round.has(code)) return null;', ''],
  }),
  ...at(`${domain}/matches/slot-candidates.ts`, 'unit services/tipp/src/domain/matches/operators', {
    'a team eliminated in its group is put into a slot': ['return slots.out.has(code);', 'return false;'],
    'a team is put into two branches of the knock-out rounds': [
      'if (!goesOn) return other.id;',
      'if (!goesOn && other.stage === match.stage) return other.id;',
    ],
  }),
  ...at(`${domain}/matches/decisions.ts`, 'unit services/tipp/src/domain/matches/operators', {
    'two marks name the same team': ['if (team && !rivalsOf', 'if (team || !rivalsOf'],
  }),
  ...at('services/tipp/src/app/matches/save-match.ts', 'integration services/tipp/test/operators', {
    "an operator overwrites another's concurrent result": [
      'if ((version ?? before.version) !== before.version)',
      'if (false)',
    ],
  }),
  ...at('services/tipp/src/app/matches/match-change.ts', 'integration services/tipp/test/operators', {
    'a shoot-out stays after its draw was corrected': [
      'isDraw && score.goals1 === before.goals1 ? before : NO_SHOOT_OUT',
      'before',
    ],
  }),
  ...at('services/tipp/src/app/matches/decision-rules.ts', 'integration services/tipp/test/operators', {
    'an operator decides a group before it is over': ["if (early) throw badInput(early, 'id');", ''],
  }),
  ...at('services/tipp/src/app/audit/audit-log.ts', 'integration services/tipp/test/operators', {
    "every player reads the operators' log": ['requireAdmin(identity);', ''],
  }),
  ...at('services/tipp/src/app/bonus/save-answer.ts', 'integration services/tipp/test/bonus', {
    'a bonus answer is accepted at the deadline': [
      'if (now.getTime() >= question.deadline) throw locked(messages.closed);',
      'if (now.getTime() > question.deadline) throw locked(messages.closed);',
    ],
  }),
  ...at('services/tipp/src/domain/bonus/bonus-question.ts', 'unit services/tipp/src/domain/bonus', {
    'answers of others are shown before the deadline': [
      "if (now < deadline) return 'OPEN';",
      "if (now < deadline - 1) return 'OPEN';",
    ],
  }),
  ...at('services/tipp/src/domain/bonus/change-question.ts', 'unit services/tipp/src/domain/bonus', {
    "options change after a question's opening": [
      "if (isFixed && !sameTask(before, draft)) return { problem: 'alreadyOpened' };",
      '',
    ],
    'a question closes before late answers are written': [
      'const deadline = now + CLOSING_MS;',
      'const deadline = now;',
    ],
    'an open question is resolved': [
      'if (!wasOpened(question, now) || now < question.deadline)',
      'if (!wasOpened(question, now))',
    ],
    'a resolution does not make an evaluation due': [
      'resolutions: question.resolutions + 1',
      'resolutions: question.resolutions',
    ],
  }),
  ...at('services/tipp/src/app/bonus/questions.ts', 'integration services/tipp/test/bonus', {
    'players see drafts of questions': ['(all || wasOpened(question, now.getTime()))', '(all || true)'],
    'every player may query drafts of questions': [
      'if (all) requireAdmin(identity);',
      'if (all) requireViewer(identity);',
    ],
  }),
  ...at('services/tipp/src/app/bonus/manage.ts', 'integration services/tipp/test/bonus', {
    'an operator overwrites what another has changed': [
      'if (before.version !== version) throw conflict(messages.changedMeanwhile);',
      '',
    ],
  }),
  ...at('services/tipp/src/app/prizes/may-win.ts', 'integration services/tipp/test/prizes', {
    'a locked player is drawn': ["if (players.isLocked(userId)) return 'locked';", ''],
  }),
  ...at('services/tipp/src/app/prizes/draw-prize.ts', 'integration services/tipp/test/prizes', {
    'a winner is published who may not win any more': [
      'if (further) return further;',
      'if (further) return { ...further, isPublished: true };',
    ],
    'winners are published that no operator has seen': [
      'if (prize.version !== version) throw conflict(messages.changedMeanwhile);',
      '',
    ],
  }),
  ...at('services/tipp/src/app/prizes/prize-view.ts', 'integration services/tipp/test/prizes', {
    'players see drawn players before the publication': [
      'prize.isPublished || (isOperator(viewer.identity) && prize.drawnAt !== null);',
      'prize.drawnAt !== null;',
    ],
  }),
  ...at(`${domain}/prizes/draw.ts`, 'unit services/tipp/test/drawing', {
    'numbers beyond the last full multiple favour the first candidates': [
      'if (number >= whole || hit.has(place)) continue;',
      'if (hit.has(place)) continue;',
    ],
  }),
  ...at('services/tipp/src/app/ranking/blocked.ts', 'integration services/tipp/test/blocked', {
    'the ranks are blocked as soon as an evaluation runs': [
      'const SLOW_MS = 2_000;',
      'const SLOW_MS = -60_000;',
    ],
  }),
  ...at('services/tipp/src/app/ranking/ranking.ts', 'integration services/tipp/test/blocked', {
    'a blocked ranking still names players': [
      'if (await isBlocked(view, deps.slowEvaluation))',
      'if (false as boolean)',
    ],
  }),
];
