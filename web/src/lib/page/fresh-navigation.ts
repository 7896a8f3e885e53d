/** Whether the page was opened by address, link or login, not by a reload or the way back, which bring an offset back. */
export const isFreshNavigation = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
};
