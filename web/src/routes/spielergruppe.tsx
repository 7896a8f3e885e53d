import { Navigate, useParams } from 'react-router-dom';
import { lazyPart } from '../components/lazy.tsx';
import { GroupFeed } from '../features/feed/group-feed.tsx';
import { GroupScreen } from '../features/groups/group-screen.tsx';
import { MatchDayPicker } from '../features/ranking/match-day-picker.tsx';
import { loadOperatorSlots } from './load-operator-slots.ts';

const GroupKonferenz = lazyPart(
  async () => (await import('../features/konferenz/group-konferenz.tsx')).GroupKonferenz,
);

export const Component = () => {
  const { id, tabindex } = useParams();
  // Without a group the list of all leads to one.
  if (!id) return <Navigate to="/spielergruppen" replace />;
  return (
    <GroupScreen
      key={id}
      param={id}
      tab={tabindex}
      conversation={(groupId) => <GroupFeed groupId={groupId} slots={loadOperatorSlots} />}
      konferenz={(groupId, base, onPlaying) => (
        <GroupKonferenz groupId={groupId} base={base} onPlaying={onPlaying} />
      )}
      dayPicker={(day, onPick) => <MatchDayPicker day={day} onPick={onPick} />}
    />
  );
};
