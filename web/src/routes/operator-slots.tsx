import { lazyPart } from '../components/lazy.tsx';
import { Loading, Skeleton } from '../components/skeleton.tsx';
import type { OperatorSlots } from '../features/feed/operator-slots.ts';

/** Operators alone load them. */
const AnnouncementFields = lazyPart(
  async () => (await import('../features/prizes/admin/announcement-fields.tsx')).AnnouncementFields,
  {
    place: (
      <Loading>
        <Skeleton className="h-11 w-full" />
      </Loading>
    ),
  },
);
const LinkWinners = lazyPart(
  async () => (await import('../features/prizes/admin/link-winners.tsx')).LinkWinners,
);
const ModerateButton = lazyPart(
  async () => (await import('../features/moderation/moderate-button.tsx')).ModerateButton,
  { place: <span className="block size-11 flex-none" />, silent: true },
);

/** What other features add for operators: to their post form, below their posts, beside others' texts. */
export const operatorSlots: OperatorSlots = {
  drawing: (field) => <AnnouncementFields {...field} />,
  operatorTools: (post) => <LinkWinners post={post} />,
  moderation: (text) => <ModerateButton {...text} />,
};
