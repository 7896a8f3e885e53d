import { Trash2 } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { StatusLine } from '../../components/status-line.tsx';
import { useConfirm } from '../../components/use-confirm.tsx';
import { leavingTexts as texts } from './texts.ts';
import { useDeleteAccount } from './use-delete-account.ts';

/** 'Zugang löschen' in the profile's 'Zugangsdaten', with both confirmations. */
export const LeavingCard = () => {
  const { isDeleted, remove } = useDeleteAccount();
  const { ask, dialog } = useConfirm({
    title: texts.title,
    question: (
      <div className="grid gap-3">
        <p>{texts.question}</p>
        <p>{texts.groups}</p>
      </div>
    ),
    confirmLabel: texts.yes,
    cancelLabel: texts.no,
    tone: 'danger',
    onConfirm: remove,
  });
  return (
    <SectionCard title={texts.title} lead={texts.lead}>
      <div>
        <Button variant="secondary" disabled={isDeleted} onClick={ask}>
          <Trash2 aria-hidden="true" className="size-5" />
          {texts.action}
        </Button>
        <StatusLine className="font-semibold">{isDeleted && texts.done}</StatusLine>
      </div>
      {dialog}
    </SectionCard>
  );
};
