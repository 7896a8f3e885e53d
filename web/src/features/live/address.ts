/** Parameter with the number of a running match: opens its dialog over any screen. */
export const LIVE_MATCH = 'live';
