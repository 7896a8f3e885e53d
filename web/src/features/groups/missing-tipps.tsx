import { usePolled } from '../../apollo/use-polled.ts';
import { isNotKnownYet } from '../../lib/failure.ts';
import { formatNumber } from '../../lib/text/format-number.ts';
import { GroupMissingTippsDocument } from './group.generated.ts';
import { texts } from './texts.ts';

/** For the owner of a group: how many have not tipped the next match, never who. */
export const MissingTipps = ({ groupId }: { groupId: number }) => {
  const { data, failure } = usePolled(GroupMissingTippsDocument, {
    variables: { id: groupId },
    poll: true,
    live: ['matches'],
    isRetryable: isNotKnownYet,
  });
  const missing = data?.group?.missingTipps;
  const match = missing ? `${missing.match.team1.name} – ${missing.match.team2.name}` : '';
  // Reserves its room, so that nothing jumps.
  return (
    <p className="-mt-2 mb-3 min-h-5 text-sm text-ink-2">
      {missing && (
        <span>
          {missing.count > 0 ? texts.withoutTipp(formatNumber(missing.count), match) : texts.allTipped(match)}
        </span>
      )}
      {failure && !isNotKnownYet(failure) && <span>{texts.noWithoutTipp}</span>}
    </p>
  );
};
