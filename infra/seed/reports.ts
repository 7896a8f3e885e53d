import type { SeedReport } from '@tippspiel/feed/seed';

type Seeded = {
  id: number;
  userId: number;
  isOperator: boolean;
  lastComments: readonly { id: number; userId: number }[];
};

/**
 * Texts that players reported: a post that two do not like, a comment without a reason, one that operators found to be well,
 * and a comment that they have hidden. Always the same for the same posts; the chance of the rest of the demo stays as it is.
 */
export function createReports(posts: readonly Seeded[], userIds: readonly number[]): SeedReport[] {
  const written = posts.filter(({ isOperator }) => !isOperator).toSorted((a, b) => b.id - a.id);
  const others = (author: number): number[] => userIds.filter((id) => id !== author);
  const [first, second] = written.slice(2);
  const comments = written.flatMap(({ lastComments }) => lastComments);
  const comment = comments[0];
  const hidden = comments.length > 1 ? comments.at(-1) : undefined;
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
      step: 'DISMISS',
    },
    hidden && {
      ...{ textId: hidden.id, userId: others(hidden.userId)[0] as number },
      ...{ reason: 'Muss das sein?', step: 'HIDE' },
    },
  ];
  return reports.filter((report) => report !== undefined && report !== false);
}
