import { MessageSquareText, Newspaper } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useChangeAddress } from '../../lib/address/use-change-address.ts';
import { FeedList } from './feed-list.tsx';
import { FeedTools, useFeedSearch } from './feed-tools.tsx';
import { NewPost } from './new-post.tsx';
import { NothingFound } from './nothing-found.tsx';
import { OperatorSlotsContext, type LoadSlots } from './operator-slots.ts';
import { texts } from './texts.ts';
import { useFeed } from './use-feed.ts';
import { usePublishPost } from './use-publish-post.ts';

const FIELD = 'neuer-beitrag';

/** The feed of the start page; the address holds search and filter. */
export const MainFeed = ({ slots }: { slots: LoadSlots }) => {
  const [params] = useSearchParams();
  const change = useChangeAddress();
  const onlyOperatorPosts = params.has('redaktion');
  const { search, setSearch } = useFeedSearch();
  const isNarrowed = onlyOperatorPosts || search !== '';
  const feed = useFeed({ onlyOperatorPosts, ...(search && { search }) });
  const send = usePublishPost({ isHidden: isNarrowed });
  const filter = (on: boolean): void => change({ redaktion: on ? 1 : null }, { replace: true });
  const noneFound = search ? <NothingFound search={search} onClear={() => setSearch('')} /> : null;
  const none = onlyOperatorPosts ? texts.noneOfOperators : texts.none;
  return (
    <OperatorSlotsContext value={slots}>
      <section aria-label={texts.feed} className="grid grid-cols-1">
        <NewPost id={FIELD} onSend={send} />
        <FeedTools search={search} onSearch={setSearch} feed={feed} isNarrowed={isNarrowed}>
          <Checkbox
            label={texts.onlyOperators}
            checked={onlyOperatorPosts}
            onChange={(event) => filter(event.target.checked)}
            className="text-sm text-ink-2"
          />
        </FeedTools>
        <FeedList
          feed={feed}
          empty={
            noneFound ?? (
              <EmptyState
                icon={onlyOperatorPosts ? Newspaper : MessageSquareText}
                title={none.title}
                action={
                  <Button
                    variant="secondary"
                    onClick={() =>
                      onlyOperatorPosts ? filter(false) : document.getElementById(FIELD)?.focus()
                    }
                  >
                    {none.action}
                  </Button>
                }
              >
                {none.hint}
              </EmptyState>
            )
          }
        />
      </section>
    </OperatorSlotsContext>
  );
};
