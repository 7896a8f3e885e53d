import { useParams } from 'react-router-dom';
import { GroupFeed } from '../features/feed/group-feed.tsx';
import { GroupScreen } from '../features/groups/group-screen.tsx';

export const Component = () => {
  const { id } = useParams();
  return <GroupScreen key={id} param={id} conversation={(groupId) => <GroupFeed groupId={groupId} />} />;
};
