import type { MyTippsQuery } from './my-tipps.generated.ts';

/** The tip page of each match that was rendered. */
const pages = new Map<number, number>();

export const rememberPage = ({ tipps: { tipps, currentPageNumber } }: MyTippsQuery): void =>
  tipps.forEach(({ match }) => pages.set(match.id, currentPageNumber));

/** 0 for a match that was not rendered. */
export const pageOf = (matchId: number): number => pages.get(matchId) ?? 0;
