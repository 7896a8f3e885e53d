import { Lock, MessageSquareText } from 'lucide-react';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { RefreshButton } from '../../components/refresh-button.tsx';
import { Composer } from './composer.tsx';
import { FeedList } from './feed-list.tsx';
import { texts } from './texts.ts';
import { useFeed } from './use-feed.ts';
import { usePublishPost } from './use-publish-post.ts';

interface GroupFeedProps {
  groupId: number;
}

/** The conversation of a group, for its members. */
export const GroupFeed = ({ groupId }: GroupFeedProps) => {
  const feed = useFeed({ groupId, onlyOperatorPosts: false });
  const publish = usePublishPost(groupId);
  return (
    <div className="grid">
      <Card padded={false} className="p-2.5">
        <Composer label={texts.newPost} submitLabel={texts.send} onSend={publish} />
      </Card>
      <div className="my-2 flex items-center justify-between gap-2 pl-1">
        <p className="flex items-center gap-2 text-sm text-ink-2">
          <Lock aria-hidden="true" className="size-4 flex-none" />
          {texts.onlyMembers}
        </p>
        <RefreshButton onRefresh={feed.refresh} />
      </div>
      <FeedList
        feed={feed}
        empty={
          <EmptyState icon={MessageSquareText} title={texts.empty}>
            {texts.emptyHint}
          </EmptyState>
        }
      />
    </div>
  );
};
