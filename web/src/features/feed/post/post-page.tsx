import { MessageSquareText } from 'lucide-react';
import { usePolled } from '../../../apollo/use-polled.ts';
import { BackLink } from '../../../components/back-link.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { PostByIdDocument } from './post-page.generated.ts';
import { OperatorSlotsContext, type LoadSlots } from '../operator-slots.ts';
import { PostCard } from './post-card.tsx';
import { PostSkeletons } from './post-skeleton.tsx';
import { pageTexts } from './page-texts.ts';

interface PostPageProps {
  id: number;
  slots: LoadSlots;
}

/** The page of one post, for links to it. */
export const PostPage = ({ id, slots }: PostPageProps) => {
  const { data, failure, refetch } = usePolled(PostByIdDocument, { variables: { id } });
  const post = data?.post;
  const title = post ? post.subject || `${pageTexts.aloneTitle} von ${post.user.fullname}` : undefined;
  usePageTitle(title);
  return (
    <>
      <BackLink to="/">{pageTexts.backToFeed}</BackLink>
      {/* The card shows the visible title. */}
      <h1 className="sr-only">{title ?? pageTexts.aloneTitle}</h1>
      <QueryView
        value={post}
        query={{ failure, refetch }}
        skeleton={<PostSkeletons count={1} />}
        notFound={
          <EmptyState
            icon={MessageSquareText}
            title={pageTexts.gone}
            action={
              <ButtonLink to="/" variant="secondary">
                {pageTexts.toFeed}
              </ButtonLink>
            }
          >
            {pageTexts.goneHint}
          </EmptyState>
        }
      >
        {(shown) => (
          <OperatorSlotsContext value={slots}>
            <PostCard post={shown} />
          </OperatorSlotsContext>
        )}
      </QueryView>
    </>
  );
};
