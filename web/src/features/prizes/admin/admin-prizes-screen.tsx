import { Gift } from 'lucide-react';
import { usePolled } from '../../../apollo/use-polled.ts';
import { AdminScreen } from '../../../components/admin-screen.tsx';
import { AdminPrize } from './admin-prize.tsx';
import { AdminPrizesDocument } from './admin-prizes.generated.ts';
import { PrizeDialog } from './prize-dialog.tsx';
import { adminTexts } from './texts.ts';

const POLL_MS = 10_000;

/** /adminpreise: operators create, draw and publish prizes. */
export const AdminPrizesScreen = () => {
  const { data, failure, refetch } = usePolled(AdminPrizesDocument, { poll: POLL_MS, live: ['matches'] });
  return (
    <AdminScreen
      title={adminTexts.adminTitle}
      lead={adminTexts.adminLead}
      texts={adminTexts}
      icon={Gift}
      items={data?.prices}
      urgency={['DUE', 'DRAWN', 'OPEN', 'PUBLISHED']}
      query={{ failure, refetch }}
      height="h-11"
      className="lg:grid-cols-2"
      dialog={(prize, onClose) => <PrizeDialog prize={prize} onClose={onClose} />}
    >
      {(prize, onEdit) => <AdminPrize prize={prize} onEdit={onEdit} />}
    </AdminScreen>
  );
};
