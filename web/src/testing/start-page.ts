import type { Answers } from './answering.ts';

/** All that the start page asks for beside its feed: nothing is played, and nothing was. */
export const aroundTheFeed: Answers = {
  matchOverview: { nextMatches: [], lastMatches: [] },
  rankLast: { kind: 'new', title: 'Neu dabei', totalCount: 0, blocked: false, userDetails: [] },
  bonusQuestions: [],
  newPostCount: 0,
};
