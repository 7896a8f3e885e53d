/** Whether one search leads to the next without a step of the history: its pauses are none, its begin and its end are. */
export const continuesSearch = (before: string, next: string): boolean => before !== '' && next !== '';
