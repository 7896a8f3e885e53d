import { useSafeMutation } from '../../../apollo/use-safe-mutation.ts';
import { useState } from 'react';
import { AskButton } from '../../../components/ask-button.tsx';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { ConfirmOptions } from '../../../components/use-confirm.tsx';
import { refetchActive } from '../../../lib/queries/active-queries.ts';
import type { Failure } from '../../../lib/failure.ts';
import {
  DrawPrizeDocument,
  PublishWinnersDocument,
  RemovePrizeDocument,
  PrizeCandidatesDocument,
  type AdminPrizeFragment,
} from './admin-prizes.generated.ts';
import { adminTexts } from './texts.ts';
import { namesOf } from '../winner-names.ts';
import { usePolled } from '../../../apollo/use-polled.ts';
import { PrizePicture } from '../prize-picture.tsx';

interface ActionProps {
  prize: AdminPrizeFragment;
}

/** The action's accessible name, which includes the prize. */
const labelled = (action: string, { name }: AdminPrizeFragment): string => `${action}: ${name}`;

/** After a success or a conflict all prizes are refetched, so that the list shows their current state. */
const shown = async (failure: Failure | null): Promise<Failure | null> => {
  if (!failure || failure.code === 'CONFLICT') await refetchActive('AdminPrizes');
  return failure;
};

export const Draw = ({ prize }: ActionProps) => {
  const { id } = prize;
  const [mutate] = useSafeMutation(DrawPrizeDocument);
  const asks: ConfirmOptions = {
    title: adminTexts.drawTitle,
    question: <DrawQuestion prize={prize} />,
    confirmLabel: adminTexts.doDraw,
    tone: 'gold',
    onConfirm: async () => shown((await mutate({ input: { id } })).failure),
  };
  return (
    <AskButton asks={asks} variant="gold" size="sm" aria-label={labelled(adminTexts.draw, prize)}>
      {adminTexts.draw}
    </AskButton>
  );
};

/** Draws a replacement if a drawn player may no longer win. It is the same call as drawing. */
export const DrawOn = ({ prize }: ActionProps) => {
  const [mutate, { isBusy }] = useSafeMutation(DrawPrizeDocument);
  const [failure, setFailure] = useState<Failure | null>(null);
  const drawOn = async (): Promise<void> =>
    setFailure(await shown((await mutate({ input: { id: prize.id } })).failure));
  return (
    <>
      {failure && <Notice tone="error" title={failure.message} className="basis-full" />}
      <Button
        variant="gold"
        size="sm"
        busy={isBusy}
        aria-label={labelled(adminTexts.drawOn, prize)}
        onClick={() => void drawOn()}
      >
        {adminTexts.drawOn}
      </Button>
    </>
  );
};

interface PublishProps extends ActionProps {
  /** Called if a replacement was drawn instead of publishing. */
  onReplaced: () => void;
}

export const Publish = ({ prize, onReplaced }: PublishProps) => {
  const [mutate] = useSafeMutation(PublishWinnersDocument);
  const asks: ConfirmOptions = {
    title: adminTexts.publishTitle,
    question: adminTexts.publishQuestion(namesOf(prize.winners)),
    confirmLabel: adminTexts.doPublish,
    async onConfirm() {
      const { failure, data } = await mutate({ input: { id: prize.id, version: prize.version } });
      if (data && !data.publishWinners.wasPublished) onReplaced();
      return shown(failure);
    },
  };
  return (
    <AskButton asks={asks} size="sm" aria-label={labelled(adminTexts.publish, prize)}>
      {adminTexts.publish}
    </AskButton>
  );
};

export const Remove = ({ prize }: ActionProps) => {
  const { id, version, name } = prize;
  const [mutate] = useSafeMutation(RemovePrizeDocument);
  const asks: ConfirmOptions = {
    title: adminTexts.removeTitle,
    question: adminTexts.removeQuestion(name),
    confirmLabel: adminTexts.doRemove,
    tone: 'danger',
    onConfirm: async () => shown((await mutate({ input: { id, version } })).failure),
  };
  return (
    <AskButton
      asks={asks}
      variant="ghost"
      size="sm"
      aria-label={labelled(adminTexts.remove, prize)}
      className="text-live! not-aria-disabled:hover:bg-live-soft!"
    >
      {adminTexts.remove}
    </AskButton>
  );
};

/** The prize, the number of its candidates, and the consequences of the drawing. */
const DrawQuestion = ({
  prize: { id, name, pictureUrl, priceKind, winnerCount, fromMatchId, toMatchId },
}: {
  prize: AdminPrizeFragment;
}) => {
  const { data } = usePolled(PrizeCandidatesDocument, {
    variables: { fromMatchId, toMatchId, priceId: id },
  });
  const count = data?.randomCandidates.totalCount;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <PrizePicture pictureUrl={pictureUrl} kind="" className="w-24 flex-none rounded-md" />
        <div className="min-w-0 flex-[1_1_9rem]">
          <p className="text-lg leading-snug font-bold hyphens-auto wrap-anywhere">{name}</p>
          <p className="text-sm text-ink-2">
            {priceKind}
            <span className="block">{adminTexts.drawAmong(winnerCount, count)}</span>
          </p>
        </div>
      </div>
      <p>{adminTexts.drawHint}</p>
    </>
  );
};
