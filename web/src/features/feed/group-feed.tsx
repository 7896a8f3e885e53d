import { useEffect } from 'react';
import { Lock, MessageSquareText } from 'lucide-react';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Composer } from './lazy-composer.tsx';
import { FeedList } from './feed-list.tsx';
import { FeedTools, useFeedSearch } from './feed-tools.tsx';
import { NothingFound } from './nothing-found.tsx';
import { OperatorSlotsContext, type LoadSlots } from './operator-slots.ts';
import { notePostSeen } from '../../lib/save/seen-posts.ts';
import { texts } from './texts.ts';
import { useFeed } from './use-feed.ts';
import { usePublishPost } from './use-publish-post.ts';

interface GroupFeedProps {
  groupId: number;
  slots: LoadSlots;
}

/** A group's conversation, for its members; the address holds the search. */
export const GroupFeed = ({ groupId, slots }: GroupFeedProps) => {
  const { search, setSearch } = useFeedSearch();
  const feed = useFeed({ groupId, onlyOperatorPosts: false, ...(search && { search }) });
  const send = usePublishPost({ groupId, isHidden: search !== '' });
  const newestId = feed.posts?.[0]?.id;
  useEffect(() => {
    if (newestId !== undefined && !search) notePostSeen(groupId, newestId);
  }, [groupId, newestId, search]);
  return (
    <div className="grid grid-cols-1">
      <Card padded={false} className="p-2.5">
        <Composer place={`group ${groupId}`} label={texts.newPost} submitLabel={texts.send} onSend={send} />
      </Card>
      <FeedTools search={search} onSearch={setSearch} feed={feed} isNarrowed={search !== ''}>
        <p className="flex items-center gap-2 pt-2 text-sm text-ink-2">
          <Lock aria-hidden="true" className="size-4 flex-none" />
          {texts.onlyMembers}
        </p>
      </FeedTools>
      <OperatorSlotsContext value={slots}>
        <FeedList
          feed={feed}
          inConversation
          empty={
            search ? (
              <NothingFound search={search} onClear={() => setSearch('')} />
            ) : (
              <EmptyState icon={MessageSquareText} title={texts.none.title}>
                {texts.none.hint}
              </EmptyState>
            )
          }
        />
      </OperatorSlotsContext>
    </div>
  );
};
