/** Whether the page was opened by address, link or login. A reload or going back restores the scroll offset. */
export const isFreshNavigation = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
};
