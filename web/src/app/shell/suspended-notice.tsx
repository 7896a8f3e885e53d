import { Lock } from 'lucide-react';
import { toFailure } from '../../apollo/errors.ts';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { RefreshButton } from '../../components/refresh-button.tsx';
import type { Failure } from '../../lib/failure.ts';
import { refetchActive } from '../../lib/queries/active-queries.ts';
import { suspendedTexts as texts } from './suspended-texts.ts';

const reload = async (): Promise<Failure | null> => {
  const error = await refetchActive('Status');
  return error === undefined ? null : toFailure(error);
};

/** A panel above every screen of a suspended player: what still works, and what does not. It follows the status. */
export const SuspendedNotice = () => (
  <Notice
    tone="error"
    icon={Lock}
    title={texts.title}
    className="mb-5"
    foot={
      <p className="flex items-center justify-between gap-4">
        <Link to="/profil/3" className="min-w-0 font-semibold underline tap-target">
          {texts.toAccount}
        </Link>
        <RefreshButton onRefresh={reload} />
      </p>
    }
  >
    <p>{texts.text}</p>
  </Notice>
);
