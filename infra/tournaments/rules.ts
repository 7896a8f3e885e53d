import { kindRules } from './kind-rules.ts';
import type { Overlay } from './overlay.ts';
import type { Problems } from './problems.ts';
import type { SourceMatch } from './source.ts';

const noOverrides = { groups: {}, thirds: [] };

/** Completes the overlay's rules of the game with those of the kind of championship that the source names. */
export function withRules(
  overlay: Overlay,
  sourceName: string,
  sources: SourceMatch[],
  problems: Problems,
): Overlay {
  const groupMatches = sources.filter(({ stage }) => stage === 'group').length;
  const kind = kindRules(sourceName, groupMatches);
  const { overrides, ...own } = overlay.rules;
  const rules = { ...kind, ...own, overrides: { ...noOverrides, ...(overrides as object) } };
  const missing = needed.filter((field) => rules[field] === undefined);
  if (missing.length > 0) {
    problems.push(
      `rules: the name '${sourceName}' tells no European championship or World Cup and its year: what is it, and what are its rules? (overlay: ${missing.join(', ')})`,
    );
  }
  if (rules.patriotTeam === undefined) {
    problems.askOnce("rules: which team's matches bring the patriot point? (overlay: patriotTeam, like GER)");
  }
  return { ...overlay, rules };
}

const needed = ['id', 'name', 'isWM', 'jokers', 'pageSize', 'scoring', 'tieBreak', 'prizeKinds'] as const;
