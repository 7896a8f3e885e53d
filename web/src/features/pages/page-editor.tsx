import { useMasked } from '../../apollo/use-masked.ts';
import { usePolled } from '../../apollo/use-polled.ts';
import { Card } from '../../components/card.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useEdit } from '../../lib/form/use-edit.ts';
import { PageForm } from './page-form.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { PageSourceDocument, PageSourceFragmentDoc, type PageSourceQuery } from './pages.generated.ts';
import type { PageName } from './texts.ts';

interface PageEditorProps {
  filename: PageName;
  onClose: () => void;
}

export const PageEditor = ({ filename, onClose }: PageEditorProps) => {
  const { data, failure, refetch } = usePolled(PageSourceDocument, { variables: { filename } });
  return (
    <Card>
      <QueryView value={data} query={{ failure, refetch }} bare skeleton={<PageSkeleton />}>
        {(source) => source.template && <Loaded data={source} template={source.template} onClose={onClose} />}
      </QueryView>
    </Card>
  );
};

interface LoadedProps extends Pick<PageEditorProps, 'onClose'> {
  data: PageSourceQuery;
  template: NonNullable<PageSourceQuery['template']>;
}

const Loaded = ({ data, template, onClose }: LoadedProps) => {
  const current = useMasked(PageSourceFragmentDoc, template);
  const edit = useEdit(current, `page ${current?.filename}`);
  return (
    edit.thing && (
      <PageForm
        key={edit.round}
        page={edit.thing}
        edit={edit}
        placeholders={data.templatePlaceholders}
        onClose={onClose}
      />
    )
  );
};
