import { useState } from 'react';
import { Newspaper } from 'lucide-react';
import { useIsOperator } from '../../apollo/use-is-operator.ts';
import { Card } from '../../components/card.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { draftOfArticle, isBegunAt } from '../../lib/save/draft-rows.ts';
import type { Failure } from '../../lib/failure.ts';
import { Composer } from './lazy-composer.tsx';
import { OperatorForm } from './lazy-operator-form.tsx';
import { texts } from './texts.ts';

interface NewPostProps {
  id: string;
  onSend: (text: string, key: string) => Promise<Failure | null>;
}

/** The field for a new post. Operators can switch to their own form; both keep their drafts. */
export const NewPost = ({ id, onSend }: NewPostProps) => {
  const mayPublish = useIsOperator();
  const [isBegun, setBegun] = useState(() => mayPublish && isBegunAt(draftOfArticle(undefined)));
  const [asOperator, setAsOperator] = useState(isBegun);
  const leave = (): void => {
    setAsOperator(false);
    setBegun(false);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card padded={false} className="p-2.5">
        <Composer
          id={id}
          place="main feed"
          label={texts.newPost}
          submitLabel={texts.publish}
          onSend={onSend}
          replacement={asOperator && texts.asOperator}
          tool={
            mayPublish && (
              <IconButton
                icon={Newspaper}
                label={texts.writeAsOperator}
                pressed={asOperator}
                onClick={() => {
                  setAsOperator(!asOperator);
                  setBegun(true);
                }}
                className="aria-pressed:bg-brand-soft aria-pressed:text-link"
              />
            )
          }
        />
      </Card>
      {isBegun && (
        <div hidden={!asOperator}>
          <OperatorForm post={null} onDone={leave} />
        </div>
      )}
    </div>
  );
};
