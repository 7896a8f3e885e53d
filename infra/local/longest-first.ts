import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, those of a suite in the order in which they begin. */
const longest = [
  ...['tipp/test/jobs', 'infra/test/leaving', 'group/test/many-groups', 'tipp/test/reminders'],
  ...['tipp/test/unknown-outcome', 'user/test/mail', 'gateway/test/shortcut', 'gateway/test/outcome'],
  ...['group/test/popular', 'tipp/test/prizes', 'recommend-count', 'group/test/crash', 'feed/test/crash'],
  'bad-input.contract',
  // Two that press the product until a kick-off are together; the one that measures times has small ones beside it.
  ...['hostile/winner-tipps', 'hostile/kickoff', 'hostile/races', 'hostile/openapi', 'hostile/leaving'],
  'hostile/heavy',
  ...['e2e/room', 'e2e/first-match-day', 'e2e/newsroom', 'e2e/feed', 'e2e/bonus', 'e2e/account', 'e2e/web'],
  ...['e2e/user-card', 'e2e/groups', 'e2e/welcome', 'e2e/reminders', 'e2e/start', 'e2e/connection'],
];

const turnOf = ({ moduleId }: TestSpecification) => {
  const index = longest.findIndex((part) => moduleId.includes(part));
  return index < 0 ? longest.length : index;
};

/** Lets the longest files begin, so that none is left alone at the end; a fresh clone remembers no times. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => turnOf(a) - turnOf(b));
  }
}
