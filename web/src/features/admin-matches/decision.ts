import type { DecisionsQuery } from './decisions.generated.ts';

export type Decision = DecisionsQuery['decisions'][number];

export const decisionAnchor = (id: string): string => `entscheidung-${id}`;
