import { useState } from 'react';
import { useMasked } from '../../apollo/use-masked.ts';
import { usePolled } from '../../apollo/use-polled.ts';
import { Card } from '../../components/card.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { draftOfPage } from '../../lib/save/draft-rows.ts';
import { formDraftAt } from '../../lib/save/drafts.ts';
import { useBegun } from '../../lib/form/use-entry.ts';
import { PageForm } from './page-form.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { PageSourceDocument, PageSourceFragmentDoc, type PageSourceQuery } from './pages.generated.ts';
import type { PageName } from './texts.ts';

interface PageEditorProps {
  filename: PageName;
  onClose: () => void;
}

/** Where operators write a page. */
export const PageEditor = ({ filename, onClose }: PageEditorProps) => {
  const { data, failure, refetch } = usePolled(PageSourceDocument, { variables: { filename } });
  return (
    <Card>
      <QueryView value={data} query={{ failure, refetch }} bare skeleton={<PageSkeleton />}>
        {(source) => source.template && <Begun data={source} template={source.template} onClose={onClose} />}
      </QueryView>
    </Card>
  );
};

interface BegunProps extends Pick<PageEditorProps, 'onClose'> {
  data: PageSourceQuery;
  template: NonNullable<PageSourceQuery['template']>;
}

const Begun = ({ data, template, onClose }: BegunProps) => {
  const current = useMasked(PageSourceFragmentDoc, template);
  const [begunAt] = useState(() => formDraftAt(draftOfPage(current?.filename ?? ''))?.version);
  const begun = useBegun(current, begunAt);
  return (
    begun.thing && (
      <PageForm
        key={begun.round}
        page={begun.thing}
        begun={begun}
        current={current}
        placeholders={data.templatePlaceholders}
        onClose={onClose}
      />
    )
  );
};
