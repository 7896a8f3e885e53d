import type { BonusState } from './admin-bonus.generated.ts';

export const urgency: readonly BonusState[] = ['CLOSED', 'OPEN', 'PLANNED', 'DRAFT', 'RESOLVED'];
