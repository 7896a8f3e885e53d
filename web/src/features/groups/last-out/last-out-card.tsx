import { ChevronDown, Crown, UserX } from 'lucide-react';
import { usePolled } from '../../../apollo/use-polled.ts';
import { Card } from '../../../components/card.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PlayerLink } from '../../../game/player-link.tsx';
import { isNotKnownYet } from '../../../lib/failure.ts';
import { getViewer } from '../../../lib/session/session.ts';
import { formatDay } from '../../../lib/time/format.ts';
import { texts } from '../texts.ts';
import { GroupLastOutDocument, type GroupLastOutQuery } from './last-out.generated.ts';

type LastOut = NonNullable<GroupLastOutQuery['groupLastOut']>;

/** So many names are shown at once. */
const FEW = 10;

/** The card of 'Der Letzte fliegt'; nothing if none is under way. */
export const LastOutCard = ({ groupId }: { groupId: number }) => {
  const { data, failure, refetch } = usePolled(GroupLastOutDocument, {
    variables: { groupId },
    live: ['ranks'],
    poll: true,
    isRetryable: isNotKnownYet,
  });
  if (failure)
    return (
      <Card as="section" aria-label={texts.lastOut} className="mt-4">
        <h2 className="text-base font-bold">{texts.lastOut}</h2>
        <ErrorState small message={failure.message} onRetry={refetch} />
      </Card>
    );
  const lastOut = data?.groupLastOut;
  if (!lastOut) return null;
  const { rounds, remaining, blocked } = lastOut;
  return (
    <Card as="section" aria-label={texts.lastOut} className="mt-4">
      <details>
        <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 [&::-webkit-details-marker]:hidden">
          <UserX aria-hidden="true" className="size-5 flex-none text-ink-2" />
          <span className="min-w-0 flex-[1_1_10rem]">
            <b className="block">{texts.lastOut}</b>
            <span className="text-sm text-ink-2">{stateOf(lastOut)}</span>
          </span>
          {!blocked && <span className="text-sm font-semibold">{ownStateOf(lastOut)}</span>}
          <ChevronDown aria-hidden="true" className="size-5 flex-none [[open]>summary>&]:rotate-180" />
        </summary>
        {texts.lastOutRules.map((rule) => (
          <p key={rule} className="mt-3 text-sm text-ink-2">
            {rule}
          </p>
        ))}
        <Winner winner={lastOut.winner} />
        {rounds.length > 0 && (
          <>
            <h2 className="mt-4 text-sm font-semibold">{texts.outs}</h2>
            <ol className="mt-1 divide-y divide-line">
              {rounds.toReversed().map(({ day, user, points }) => (
                <li
                  key={user.id}
                  className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1"
                >
                  <Name user={user} />
                  <span className="text-sm text-ink-2">{texts.outOn(day.number, points)}</span>
                </li>
              ))}
            </ol>
          </>
        )}
        {!blocked && (
          <>
            <h2 className="mt-4 text-sm font-semibold">{texts.ins}</h2>
            {remaining.length <= FEW ? (
              <Names users={remaining} />
            ) : (
              <details>
                <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-link">
                  {texts.showIns(remaining.length)}
                </summary>
                <Names users={remaining} />
              </details>
            )}
          </>
        )}
      </details>
    </Card>
  );
};

const Names = ({ users }: { users: LastOut['remaining'] }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,30%)),1fr))] gap-x-4">
    {ownFirst(users).map((user) => (
      <li key={user.id} className="flex min-h-11 items-center">
        <Name user={user} />
      </li>
    ))}
  </ul>
);

const Name = ({ user }: { user: LastOut['remaining'][number] }) => (
  <span className="min-w-0">
    <PlayerLink player={user} className="tap-target font-semibold" />
    {user.id === getViewer() && <span className="text-ink-2"> ({texts.me})</span>}
  </span>
);

const ownFirst = (users: LastOut['remaining']): LastOut['remaining'] =>
  users.toSorted((a, b) => Number(b.id === getViewer()) - Number(a.id === getViewer()));

const Winner = ({ winner }: Pick<LastOut, 'winner'>) =>
  winner && (
    <p className="mt-3 flex flex-wrap items-center gap-2 font-semibold">
      <Crown aria-hidden="true" className="size-5 flex-none text-link" />
      <span>
        {texts.lastOutWinner} <PlayerLink player={winner} />
      </span>
    </p>
  );

const stateOf = ({ rounds, remaining, entrantCount, firstDay, winner, blocked }: LastOut): string => {
  if (blocked) return texts.lastOutBlocked;
  if (winner) return texts.lastOutOver(winner.fullname);
  if (!rounds.length && firstDay) return texts.lastOutFrom(firstDay.number, formatDay(firstDay.date));
  return texts.stillIn(remaining.length, entrantCount);
};

/** Members who joined after the start only watch. */
const ownStateOf = ({ isIn, rounds, winner }: LastOut): string => {
  const own = getViewer();
  if (winner?.id === own) return texts.youWin;
  if (isIn) return texts.youAreIn;
  return rounds.some(({ user }) => user.id === own) ? texts.youAreOut : texts.youWatch;
};
