import type { Answers } from './answering.ts';

/** Answers for the start page without its feed: there are no running or past matches. */
export const aroundTheFeed: Answers = {
  matchOverview: { nextMatches: [], lastMatches: [] },
  rankLast: { kind: 'new', title: 'Neu dabei', totalCount: 0, blocked: false, userDetails: [] },
  bonusQuestions: [],
  newPostCount: 0,
};
