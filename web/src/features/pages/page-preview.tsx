import { usePolled } from '../../apollo/use-polled.ts';
import { Notice } from '../../components/notice.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { PageText } from './page-text.tsx';
import { PagePreviewDocument } from './pages.generated.ts';
import { texts } from './texts.ts';

/** What a placeholder looks like that nobody has filled. */
const LEFT = /\{\{[^{}]*\}\}/g;

/** How the text will look: cleaned and filled by the server, as it would be after saving. */
export const PagePreview = ({ text }: { text: string }) => {
  const { data, failure, refetch } = usePolled(PagePreviewDocument, { variables: { text } });
  const html = data?.templatePreview.data;
  const left = [...new Set(html?.match(LEFT) ?? [])];
  return (
    <div className="grid min-h-80 grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-md border border-line p-4 sm:p-6">
      <QueryView value={html} query={{ failure, refetch }} bare skeleton={<PageSkeleton />} />
      {left.length > 0 && <Notice tone="hint" title={texts.unknown(left.join(', '))} />}
      {html !== undefined && <PageText html={html} />}
    </div>
  );
};
