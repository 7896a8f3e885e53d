import { Link2 } from 'lucide-react';
import { usePolled } from '../../../apollo/use-polled.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { DialogButton } from '../../../components/dialog-button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { DrawingChoicesDocument } from './admin-prizes.generated.ts';
import { linkablePrizes, type Announcing } from './linkable-prizes.ts';
import { PrizeLinks } from './prize-links.tsx';
import { adminTexts } from './texts.ts';

interface LinkWinnersProps {
  post: Announcing & {
    isPublished: boolean;
    subject: string;
  };
}

/** Links an operators' post with the winners that it announces. */
export const LinkWinners = ({ post }: LinkWinnersProps) => (
  <DialogButton
    aria-label={`${adminTexts.link}: ${post.subject}`}
    dialog={(onClose) => <LinkDialog post={post} onClose={onClose} />}
  >
    <Link2 aria-hidden="true" className="size-4" />
    {adminTexts.link}
  </DialogButton>
);

const LinkDialog = ({ post, onClose }: LinkWinnersProps & { onClose: () => void }) => {
  const { data, failure, refetch } = usePolled(DrawingChoicesDocument);
  const prizes = data && linkablePrizes(data.prices, post);
  const own = data?.prices.find(({ id }) => id === post.price?.id);
  return (
    <Dialog open onClose={onClose} title={adminTexts.linkTitle}>
      <p className="mb-2 font-semibold wrap-anywhere">{post.subject}</p>
      <QueryView
        value={data}
        query={{ failure, refetch }}
        bare
        skeleton={
          <Loading className="grid gap-3">
            {[0, 1, 2].map((index) => (
              <Skeleton key={index} className="h-11 w-full" />
            ))}
          </Loading>
        }
      />
      {prizes?.length === 0 && <NothingToLink post={post} hasWinners={Boolean(own?.winners.length)} />}
      {prizes && prizes.length > 0 && (
        <>
          <p className="mb-4 text-sm text-ink-2">
            {post.isPublished ? adminTexts.linkLead : adminTexts.linkDraftLead}
          </p>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {prizes.map((prize) => (
              <PrizeLinks key={prize.id} prize={prize} post={post} />
            ))}
          </div>
        </>
      )}
    </Dialog>
  );
};

/** Explains why there is nothing to link, and what must be done first. */
const NothingToLink = ({ post, hasWinners }: LinkWinnersProps & { hasWinners: boolean }) => {
  if (!post.price)
    return <EmptyState title={adminTexts.linkNoPrize}>{adminTexts.linkNoPrizeHint}</EmptyState>;
  if (hasWinners) return <EmptyState title={adminTexts.linkAllLeft}>{adminTexts.linkAllLeftHint}</EmptyState>;
  return (
    <EmptyState
      title={adminTexts.linkNone}
      action={
        <ButtonLink variant="secondary" to="/adminpreise">
          {adminTexts.adminTitle}
        </ButtonLink>
      }
    >
      {adminTexts.linkNoneHint}
    </EmptyState>
  );
};
