import { useState } from 'react';
import { Link2 } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { useWrite } from '../../apollo/use-write.ts';
import { Button } from '../../components/button.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Notice } from '../../components/notice.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { askAgain } from '../../lib/ask-again.ts';
import type { Failure } from '../../lib/failure.ts';
import { formatMatchDay } from '../../lib/format.ts';
import {
  DrawingChoicesDocument,
  LinkWinnerDocument,
  type DrawingChoicesQuery,
} from './admin-prizes.generated.ts';
import { texts } from './texts.ts';

interface LinkWinnersProps {
  postId: number;
  /** Of the post, for screen readers. */
  subject: string;
}

/** Under an operators' post: whose prize it announces. */
export const LinkWinners = ({ postId, subject }: LinkWinnersProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`${texts.link}: ${subject}`}
        onClick={() => setOpen(true)}
      >
        <Link2 aria-hidden="true" className="size-4" />
        {texts.link}
      </Button>
      {open && <LinkDialog postId={postId} onClose={() => setOpen(false)} />}
    </>
  );
};

type Prize = DrawingChoicesQuery['prices'][number];

/** Who has left is offered no more; a link that stands can still be taken away. */
const canBeNamed = ({ user, post }: Prize['winners'][number], postId: number): boolean =>
  user !== null || post?.id === postId;

const LinkDialog = ({ postId, onClose }: { postId: number; onClose: () => void }) => {
  const { data, failure, ask } = usePolled(DrawingChoicesDocument);
  const prizes = data?.prices.flatMap((prize) => {
    const winners = prize.winners.filter((winner) => canBeNamed(winner, postId));
    return winners.length ? [{ ...prize, winners }] : [];
  });
  return (
    <Dialog open onClose={onClose} title={texts.linkTitle}>
      <p className="mb-4 text-sm text-ink-2">{texts.linkLead}</p>
      {failure && <ErrorState message={failure.message} onRetry={ask} />}
      {!data && !failure && (
        <Loading className="grid gap-3">
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} className="h-11 w-full" />
          ))}
        </Loading>
      )}
      {prizes?.length === 0 && (
        <EmptyState
          title={texts.linkNone}
          action={
            <ButtonLink variant="secondary" to="/adminpreise">
              {texts.adminTitle}
            </ButtonLink>
          }
        >
          {texts.linkNoneHint}
        </EmptyState>
      )}
      <div className="grid gap-4">
        {prizes?.map((prize) => (
          <PrizeWinners key={prize.id} prize={prize} postId={postId} />
        ))}
      </div>
    </Dialog>
  );
};

const PrizeWinners = ({ prize, postId }: { prize: Prize; postId: number }) => (
  <fieldset className="m-0 min-w-0 border-0 p-0">
    <legend className="font-semibold [overflow-wrap:anywhere]">
      {prize.name}
      <span className="block text-sm font-normal text-ink-2">
        {[prize.priceKind, formatMatchDay(prize.date)].join(' · ')}
      </span>
    </legend>
    {prize.winners.map((winner) => (
      <WinnerLink key={winner.id} winner={winner} postId={postId} />
    ))}
  </fieldset>
);

/** Saved as soon as it is ticked. */
const WinnerLink = ({ winner, postId }: { winner: Prize['winners'][number]; postId: number }) => {
  const { id, user, post, isPublished } = winner;
  const [write] = useWrite(LinkWinnerDocument);
  /** What was ticked, until the server has said what holds. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isLinked = post?.id === postId;
  const isElsewhere = post !== null && !isLinked;
  const toggle = async (): Promise<void> => {
    if (wanted !== null) return;
    setWanted(!isLinked);
    const { failure: failed } = await write({ input: { winnerId: id, postId: isLinked ? null : postId } });
    setFailure(failed);
    await askAgain('DrawingChoices');
    setWanted(null);
  };
  const note = isElsewhere ? texts.linkedElsewhere : isLinked && isPublished ? texts.linkFixed : '';
  return (
    <>
      <Checkbox
        checked={wanted ?? isLinked}
        disabled={isPublished && post !== null}
        onChange={() => void toggle()}
        label={
          <>
            {user?.fullname ?? texts.formerPlayer}
            {note && <span className="text-sm text-ink-2"> · {note}</span>}
          </>
        }
      />
      {failure && <Notice tone="error" title={failure.message} />}
    </>
  );
};
