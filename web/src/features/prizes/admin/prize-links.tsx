import { useState } from 'react';
import { useSafeMutation } from '../../../apollo/use-safe-mutation.ts';
import { Avatar } from '../../../components/avatar.tsx';
import { Checkbox } from '../../../components/checkbox.tsx';
import { Disclosure } from '../../../components/disclosure.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useConfirm } from '../../../components/use-confirm.tsx';
import { refetchActive } from '../../../lib/queries/active-queries.ts';
import type { Failure } from '../../../lib/failure.ts';
import { formatMatchDay } from '../../../lib/time/format.ts';
import { LinkWinnerDocument, type DrawingChoicesQuery } from './admin-prizes.generated.ts';
import { adminTexts } from './texts.ts';
import { texts } from '../texts.ts';

type Prize = DrawingChoicesQuery['prices'][number];
type Winner = Prize['winners'][number];

interface LinkingPost {
  id: number;
  isPublished: boolean;
}

/** Failures by the winner's number. If somebody else links a winner, the row moves and keeps its failure. */
type Failed = Readonly<Record<number, Failure | null>>;

interface PrizeLinksProps {
  prize: Prize;
  post: LinkingPost;
}

/** The winners that this post can announce, and a collapsed list of those linked with other posts. */
export const PrizeLinks = ({ prize: { name, priceKind, date, winners }, post }: PrizeLinksProps) => {
  const isElsewhere = (winner: Winner): boolean => winner.post !== null && winner.post.id !== post.id;
  const elsewhere = winners.filter(isElsewhere);
  const [failed, setFailed] = useState<Failed>({});
  const onFailure = (winnerId: number, failure: Failure | null): void =>
    setFailed((others) => ({ ...others, [winnerId]: failure }));
  const place = { post, failed, onFailure };
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1 font-semibold hyphens-auto wrap-anywhere">
        {name}
        <span className="block text-sm font-normal text-ink-2">
          {[priceKind, formatMatchDay(date)].join(' · ')}
        </span>
      </legend>
      <Links winners={winners.filter((winner) => !isElsewhere(winner))} {...place} />
      {elsewhere.length > 0 && (
        <Disclosure
          summary={adminTexts.linkedElsewhere(elsewhere.length)}
          open={elsewhere.some(({ id }) => id in failed)}
          className="mt-2 border-t border-line"
        >
          <Links winners={elsewhere} {...place} />
        </Disclosure>
      )}
    </fieldset>
  );
};

interface LinkPlace {
  post: LinkingPost;
  failed: Failed;
  onFailure: (winnerId: number, failure: Failure | null) => void;
}

const Links = ({ winners, ...place }: LinkPlace & { winners: readonly Winner[] }) => (
  <div className="divide-y divide-line">
    {winners.map((winner) => (
      <WinnerLink key={winner.id} winner={winner} {...place} />
    ))}
  </div>
);

const noteOf = (isLinked: boolean, isFixed: boolean, { post }: Winner): string => {
  if (isFixed) return adminTexts.linkFixed;
  if (isLinked) return adminTexts.linkLoose;
  return post ? adminTexts.linkedOther : '';
};

/** A checkbox that is saved at once. A permanent link needs a confirmation first. */
const WinnerLink = ({ winner, post, failed, onFailure }: LinkPlace & { winner: Winner }) => {
  const { id, user } = winner;
  const name = user?.fullname ?? texts.formerPlayer;
  const [mutate] = useSafeMutation(LinkWinnerDocument);
  /** The new value until the server has answered. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const failure = failed[id];
  const isLinked = winner.post?.id === post.id;
  const isFixed = winner.isLinkFixed;
  const save = async (): Promise<null> => {
    setWanted(!isLinked);
    const { failure: refused } = await mutate({
      input: { winnerId: id, postId: isLinked ? null : post.id, seenPostId: winner.post?.id ?? null },
    });
    onFailure(id, refused);
    await refetchActive('DrawingChoices');
    setWanted(null);
    return null;
  };
  const forGood = useConfirm({
    title: adminTexts.linkForGoodTitle,
    question: adminTexts.linkForGood(name),
    confirmLabel: adminTexts.doLink,
    onConfirm: save,
  });
  const toggle = async (): Promise<void> => {
    if (wanted !== null) return;
    onFailure(id, null);
    if (post.isPublished && !isLinked) forGood.ask();
    else await save();
  };
  const note = noteOf(isLinked, isFixed, winner);
  return (
    <>
      <Checkbox
        checked={wanted ?? isLinked}
        disabled={isFixed}
        onChange={() => void toggle()}
        label={
          <span className="flex items-center gap-2.5">
            <Avatar id={user?.id ?? 0} name={name} pictureStamp={user?.pictureStamp} />
            <span className="min-w-0 leading-snug wrap-anywhere">
              {name}
              {note && <span className="block text-sm text-ink-2">{note}</span>}
            </span>
          </span>
        }
      />
      {failure && <Notice tone="error" title={failure.message} />}
      {forGood.dialog}
    </>
  );
};
