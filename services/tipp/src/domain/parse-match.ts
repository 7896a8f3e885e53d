import { asFlag, asList, asOneOf, asText, asWhole, at, onlyFields, optional } from './json-reader.ts';
import type { Cursor } from './json-reader.ts';
import type { Match, Result, Slot, Stage } from './tournament.ts';

const stages: readonly Stage[] = ['group', 'R32', 'R16', 'QF', 'SF', 'P3', 'F'];
const slotKinds = ['team', 'groupWinner', 'groupSecond', 'groupThird', 'matchWinner', 'matchLoser'] as const;
const fields = [
  ...[
    'id',
    'kickoff',
    'stage',
    'group',
    'home',
    'away',
    'city',
    'stadium',
    'isPatriot',
    'result',
    'penalties',
  ],
];

/** Reads one match of a tournament file; what does not fit is noted in the cursor's problems. */
export function readMatch(match: Cursor): Match {
  onlyFields(match, fields);
  const stadium = optional(at(match, 'stadium'), (text) => asText(text));
  const result = optional(at(match, 'result'), readResult);
  const penalties = optional(at(match, 'penalties'), readResult);
  return {
    id: asWhole(at(match, 'id'), 1),
    kickoff: asText(at(match, 'kickoff'), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    stage: asOneOf(at(match, 'stage'), stages),
    group: at(match, 'group').value === null ? null : asText(at(match, 'group'), /^[A-L]$/),
    home: readSlot(at(match, 'home')),
    away: readSlot(at(match, 'away')),
    city: asText(at(match, 'city')),
    ...(stadium && { stadium }),
    isPatriot: asFlag(at(match, 'isPatriot')),
    ...(result && { result }),
    ...(penalties && { penalties }),
  };
}

function readResult(result: Cursor): Result {
  onlyFields(result, ['goals1', 'goals2']);
  return { goals1: asWhole(at(result, 'goals1')), goals2: asWhole(at(result, 'goals2')) };
}

function readSlot(slot: Cursor): Slot {
  const kind = asOneOf(at(slot, 'kind'), slotKinds);
  switch (kind) {
    case 'team':
      onlyFields(slot, ['kind', 'code']);
      return { kind, code: asText(at(slot, 'code'), /^[A-Z]{3}$/) };
    case 'groupThird':
      onlyFields(slot, ['kind', 'groups']);
      return { kind, groups: asList(at(slot, 'groups'), (letter) => asText(letter, /^[A-L]$/)) };
    case 'groupWinner':
    case 'groupSecond':
      onlyFields(slot, ['kind', 'group']);
      return { kind, group: asText(at(slot, 'group'), /^[A-L]$/) };
    case 'matchWinner':
    case 'matchLoser':
      onlyFields(slot, ['kind', 'match']);
      return { kind, match: asWhole(at(slot, 'match'), 1) };
  }
}
