/** Parameter of the dialog about a match that is being played, over any screen: its number. */
export const LIVE_MATCH = 'live';
