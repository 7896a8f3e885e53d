/** Where a locked match shows how all tipped it. */
export const statisticOf = (matchId: number): string => `/statistik/2?spiel=${matchId}`;
