import { useState } from 'react';
import type { FragmentType } from '@apollo/client/masking';
import { Pencil } from 'lucide-react';
import { useMasked } from '../../../apollo/use-masked.ts';
import { Badge } from '../../../components/badge.tsx';
import { Card } from '../../../components/card.tsx';
import { DialogButton } from '../../../components/dialog-button.tsx';
import { Facts } from '../../../components/facts.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { StatusLine } from '../../../components/status-line.tsx';
import { formatDateTime, formatMatchDay } from '../../../lib/time/format.ts';
import { AdminPrizeFragmentDoc, type AdminPrizeFragment } from './admin-prizes.generated.ts';
import { CandidatesDialog } from './candidates-dialog.tsx';
import { DrawingDetails } from '../drawing-details.tsx';
import { Draw, DrawOn, Publish, Remove } from './prize-actions.tsx';
import { PrizePicture } from '../prize-picture.tsx';
import { SuggestionDialog } from './suggestion-dialog.tsx';
import { adminTexts } from './texts.ts';
import { texts } from '../texts.ts';
import { WinnerRow } from '../winners/winner-row.tsx';
import { matchesText } from '../winner-names.ts';

interface AdminPrizeProps {
  prize: FragmentType<AdminPrizeFragment>;
  onEdit: () => void;
}

export const AdminPrize = ({ prize: from, onEdit }: AdminPrizeProps) => {
  const prize = useMasked(AdminPrizeFragmentDoc, from);
  return prize && <Loaded prize={prize} onEdit={onEdit} />;
};

const tones = { OPEN: 'neutral', DUE: 'gold', DRAWN: 'brand', PUBLISHED: 'neutral' } as const;

interface LoadedProps {
  prize: AdminPrizeFragment;
  onEdit: () => void;
}

const Loaded = ({ prize, onEdit }: LoadedProps) => {
  const { id, state, name, priceKind, pictureUrl, date, winnerCount, winners } = prize;
  const [isReplaced, setReplaced] = useState(false);
  const isDrawn = state === 'DRAWN' || state === 'PUBLISHED';
  const isSomebodyOut = winners.some(({ outReason }) => outReason !== '');
  return (
    <Card as="article" id={`preis-${id}`} padded={false} className="flex min-w-0 flex-col overflow-hidden">
      <div className="flex flex-1 flex-wrap content-start gap-x-4 gap-y-2 p-4 sm:grid sm:grid-cols-[180px_minmax(0,1fr)] lg:grid-cols-[140px_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:p-5">
        <PrizePicture
          pictureUrl={pictureUrl}
          kind={priceKind}
          small
          className="w-20 self-start rounded-md sm:row-span-2 sm:w-full"
        />
        {/* Wraps below the picture if large text has no room beside it. */}
        <div className="grid min-w-0 flex-[1_1_9rem] grid-cols-[minmax(0,1fr)] content-start gap-2">
          <div className="flex items-start gap-2">
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
              <Badge tone={tones[state]} className="min-w-0 hyphens-auto whitespace-normal!">
                {adminTexts.states[state]}
              </Badge>
              <Badge
                tone="outlined"
                className="min-w-0 hyphens-auto wrap-anywhere whitespace-normal! sm:hidden"
              >
                {priceKind}
              </Badge>
            </div>
            {!isDrawn && (
              <IconButton
                icon={Pencil}
                label={`${adminTexts.edit}: ${name}`}
                onClick={onEdit}
                className="-my-2.5 -mr-2"
              />
            )}
          </div>
          <h2 className="text-lg leading-snug font-bold hyphens-auto wrap-anywhere">{name}</h2>
          <p>
            <Facts className="text-sm text-ink-2">
              {[formatMatchDay(date), matchesText(prize), texts.winnerCount(winnerCount)]}
            </Facts>
          </p>
        </div>
        <div className="grid min-w-0 content-start gap-2 empty:hidden max-sm:basis-full">
          {state === 'OPEN' && <p className="text-sm text-ink-2">{texts.drawnAfter(formatDateTime(date))}</p>}
          {isDrawn && <Winners prize={prize} />}
          {state === 'DRAWN' && isSomebodyOut && (
            <Notice tone="hint" title={adminTexts.outTitle}>
              <p>{adminTexts.outHint}</p>
            </Notice>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line px-4 py-3 sm:px-5">
        {state === 'DUE' && <Draw prize={prize} />}
        {state === 'DRAWN' && isSomebodyOut && <DrawOn prize={prize} />}
        {state === 'DRAWN' && !isSomebodyOut && winners.length > 0 && (
          <Publish prize={prize} onReplaced={() => setReplaced(true)} />
        )}
        {isDrawn ? winners.length > 0 && <Suggest prize={prize} /> : <Candidates prize={prize} />}
        {state !== 'PUBLISHED' && winners.length === 0 && <Remove prize={prize} />}
      </div>
      <div className="px-4 sm:px-5">
        <StatusLine>
          {isReplaced && state === 'DRAWN' && (
            <Notice tone="hint" title={adminTexts.replaced} className="mb-4" />
          )}
        </StatusLine>
        <DrawingDetails prize={prize} name={name} />
      </div>
    </Card>
  );
};

const Winners = ({ prize: { winners, name } }: { prize: AdminPrizeFragment }) =>
  winners.length ? (
    <ul aria-label={texts.winnersOf(name)} className="divide-y divide-line">
      {winners.map((winner) => (
        <li key={winner.id}>
          <WinnerRow winner={winner} size={35} />
        </li>
      ))}
    </ul>
  ) : (
    <p className="font-semibold">{adminTexts.nobodyWon}</p>
  );

const Candidates = ({ prize }: { prize: AdminPrizeFragment }) => {
  const title = adminTexts.candidatesOf(prize.name);
  return (
    <DialogButton
      aria-label={title}
      dialog={(onClose) => (
        <CandidatesDialog title={title} range={prize} priceId={prize.id} onClose={onClose} />
      )}
    >
      {adminTexts.candidates}
    </DialogButton>
  );
};

const Suggest = ({ prize }: { prize: AdminPrizeFragment }) => (
  <DialogButton
    aria-label={`${adminTexts.suggest}: ${prize.name}`}
    dialog={(onClose) => <SuggestionDialog prize={prize} onClose={onClose} />}
  >
    {adminTexts.suggest}
  </DialogButton>
);
