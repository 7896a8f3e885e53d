import { useState, type ReactElement, type ReactNode } from 'react';
import { FileText, Pencil } from 'lucide-react';
import { useIsOperator } from '../../apollo/use-is-operator.ts';
import { usePolled } from '../../apollo/use-polled.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { lazyPart } from '../../components/lazy.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { ScreenFoot } from '../../components/screen-foot.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { PageText } from './page-text.tsx';
import { PageDocument } from './pages.generated.ts';
import { texts, type PageName } from './texts.ts';

const PageEditor = lazyPart(async () => (await import('./page-editor.tsx')).PageEditor, {
  place: <PageSkeleton />,
});

/** Operators' texts change seldom. */
const FRESH_MS = 300_000;

interface PageScreenProps {
  filename: PageName;
  /** Placed unobtrusively below the text. */
  tucked?: ReactNode;
  /** Always shown below the text. */
  children?: ReactElement;
}

/** A text page, also for visitors: rules, terms, imprint, privacy. Operators can edit it here. */
export const PageScreen = ({ filename, tucked, children }: PageScreenProps) => {
  const { data, failure, refetch } = usePolled(PageDocument, { variables: { filename }, fresh: FRESH_MS });
  const [isEditing, setEditing] = useState(false);
  const mayEdit = useIsOperator();
  const title = texts.titles[filename];
  return (
    <>
      <PageHeader title={isEditing ? texts.editTitle(title) : title}>
        {mayEdit && !isEditing && (
          <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
            <Pencil aria-hidden="true" className="size-4" />
            {texts.edit}
          </Button>
        )}
      </PageHeader>
      {isEditing && <PageEditor filename={filename} onClose={() => setEditing(false)} />}
      {!isEditing && (
        <Card as="article" className="sm:p-8">
          <QueryView
            value={data?.template}
            query={{ failure, refetch }}
            bare
            skeleton={<PageSkeleton />}
            notFound={<EmptyState icon={FileText} title={texts.missing} />}
          >
            {(template) => <PageText html={template.data} />}
          </QueryView>
          {data && children}
        </Card>
      )}
      {/* Shown only after loading, because the content above still grows before. */}
      {!isEditing && (data || failure) && <ScreenFoot>{tucked}</ScreenFoot>}
    </>
  );
};
