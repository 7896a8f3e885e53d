import type { SeedReport } from '@tippspiel/feed/seed';

type Seeded = {
  id: number;
  userId: number;
  isOperator: boolean;
  lastComments: readonly { id: number; userId: number }[];
};

/**
 * Three texts that players reported: a post that two do not like, a comment without a reason, and one that operators
 * found to be well. Always the same for the same posts; the chance of the rest of the demo stays as it is.
 */
export function createReports(posts: readonly Seeded[], userIds: readonly number[]): SeedReport[] {
  const written = posts.filter(({ isOperator }) => !isOperator).toSorted((a, b) => b.id - a.id);
  const others = (author: number): number[] => userIds.filter((id) => id !== author);
  const [first, second] = written.slice(2);
  const comment = written.flatMap(({ lastComments }) => lastComments)[0];
  const [one, two] = first ? others(first.userId) : [];
  const reports: (SeedReport | false | undefined)[] = [
    first &&
      one !== undefined && { textId: first.id, userId: one, reason: 'Das hat mit Fußball nichts zu tun.' },
    first &&
      two !== undefined && { textId: first.id, userId: two, reason: 'Steht hier schon zum dritten Mal.' },
    comment && { textId: comment.id, userId: others(comment.userId)[2] as number, reason: '' },
    second && {
      textId: second.id,
      userId: others(second.userId)[1] as number,
      reason: 'Angeber!',
      isDismissed: true,
    },
  ];
  return reports.filter((report) => report !== undefined && report !== false);
}
