import { MessageSquareText, Newspaper } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { RefreshButton } from '../../components/refresh-button.tsx';
import type { Failure } from '../../lib/failure.ts';
import { showToast } from '../../lib/toast-store.ts';
import { Composer } from './composer.tsx';
import { FeedList } from './feed-list.tsx';
import { texts } from './texts.ts';
import { useFeed } from './use-feed.ts';
import { usePublishPost } from './use-publish-post.ts';

const FIELD = 'neuer-beitrag';

/** The feed of the start page; the filter stands in the address. */
export const MainFeed = () => {
  const [params, setParams] = useSearchParams();
  const onlyOperatorPosts = params.has('redaktion');
  const feed = useFeed({ onlyOperatorPosts });
  const publish = usePublishPost();
  const send = async (text: string): Promise<Failure | null> => {
    const failure = await publish(text);
    // The filter hides the new post.
    if (!failure && onlyOperatorPosts) showToast(texts.published);
    return failure;
  };
  const filter = (on: boolean): void =>
    setParams(on ? { redaktion: '1' } : {}, { replace: true, preventScrollReset: true });
  return (
    <section aria-label={texts.feed} className="grid">
      <Card padded={false} className="p-2.5">
        <Composer id={FIELD} label={texts.newPost} submitLabel={texts.publish} onSend={send} />
      </Card>
      <div className="my-2 flex items-center justify-between gap-2 pl-1">
        <Checkbox
          label={texts.onlyOperators}
          checked={onlyOperatorPosts}
          onChange={(event) => filter(event.target.checked)}
          className="text-sm text-ink-2"
        />
        <RefreshButton onRefresh={feed.refresh} />
      </div>
      <FeedList
        feed={feed}
        empty={
          onlyOperatorPosts ? (
            <EmptyState
              icon={Newspaper}
              title={texts.emptyOperators}
              action={
                <Button variant="secondary" onClick={() => filter(false)}>
                  {texts.emptyOperatorsAction}
                </Button>
              }
            >
              {texts.emptyOperatorsHint}
            </EmptyState>
          ) : (
            <EmptyState
              icon={MessageSquareText}
              title={texts.empty}
              action={
                <Button variant="secondary" onClick={() => document.getElementById(FIELD)?.focus()}>
                  {texts.emptyAction}
                </Button>
              }
            >
              {texts.emptyHint}
            </EmptyState>
          )
        }
      />
    </section>
  );
};
