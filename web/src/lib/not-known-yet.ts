import type { Failure } from './failure.ts';

/**
 * Who has just founded or joined a group is known to group at once, and to the services that show its ranking and its
 * conversation a moment later: until then they refuse. A question that heals by this asks again.
 */
export const isNotKnownYet = ({ code }: Failure): boolean => code === 'FORBIDDEN' || code === 'NOT_FOUND';
