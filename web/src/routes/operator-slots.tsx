import { Loading, Skeleton } from '../components/skeleton.tsx';
import { late } from '../components/late.tsx';
import type { OperatorSlots } from '../features/feed/operator-slots.ts';

/** Operators alone load them. */
const DrawingFields = late(
  async () => (await import('../features/prizes/drawing-fields.tsx')).DrawingFields,
  {
    place: (
      <Loading>
        <Skeleton className="h-11 w-full" />
      </Loading>
    ),
  },
);
const LinkWinners = late(async () => (await import('../features/prizes/link-winners.tsx')).LinkWinners);

/** What other features add to the operators' post form and below their posts. */
export const operatorSlots: OperatorSlots = {
  drawing: (field) => <DrawingFields {...field} />,
  operatorTools: ({ id, subject }) => <LinkWinners postId={id} subject={subject} />,
};
