import { ButtonLink } from '../../../components/button-link.tsx';
import { refetchActive } from '../../../lib/queries/active-queries.ts';
import { texts } from '../texts.ts';

interface RemoveBarProps {
  /** The address that ends this mode. */
  done: string;
}

/** Shown above the members while the owner removes some. */
export const RemoveBar = ({ done }: RemoveBarProps) => (
  <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-joker-soft px-4 py-3 text-sm text-joker-text">
    <p className="min-w-0 flex-1 basis-48 font-semibold">{texts.removeMode}</p>
    <ButtonLink
      size="sm"
      variant="secondary"
      to={done}
      preventScrollReset
      onClick={() => void refetchActive('GroupMembers')}
    >
      {texts.done}
    </ButtonLink>
  </div>
);
