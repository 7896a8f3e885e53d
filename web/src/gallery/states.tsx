import { useState } from 'react';
import { LogOut, UserRound, Users } from 'lucide-react';
import { Button } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { useConfirm } from '../components/use-confirm.tsx';
import { Dialog } from '../components/dialog.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { ErrorState } from '../components/error-state.tsx';
import { Menu } from '../components/menu.tsx';
import { Loading, Skeleton } from '../components/skeleton.tsx';
import { showToast } from '../lib/page/toast-store.ts';
import { later } from './samples.ts';
import { Section } from './section.tsx';

export const States = () => {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const confirm = useConfirm({
    title: 'Spielergruppe löschen',
    question: 'Soll Deine Spielergruppe tatsächlich gelöscht werden?',
    confirmLabel: 'Ja, Spielergruppe löschen',
    cancelLabel: 'Nein, nur Spaß.',
    tone: 'danger',
    onConfirm: later,
  });
  return (
    <>
      <Section title="Zustände">
        <Card className="w-full max-w-sm">
          <EmptyState icon={Users} title="Keine Einträge gefunden" action={<Button>Gruppe gründen</Button>}>
            Gründe selbst eine Gruppe und lade Deine Leute ein.
          </EmptyState>
        </Card>
        <Card className="w-full max-w-sm">
          <ErrorState onRetry={later} />
        </Card>
        <Card className="w-full max-w-sm">
          <Loading className="grid gap-3">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-3/4" />
          </Loading>
        </Card>
      </Section>
      <Section title="Fenster">
        <Button onClick={() => setOpen(true)}>Dialog</Button>
        <Button onClick={confirm.ask}>Bestätigung</Button>
        <Button onClick={() => showToast('Deine Gruppe ist gegründet.')}>Hinweis</Button>
        <Button onClick={() => showToast('Hoppla, das hat jetzt nicht funktioniert!', 'error')}>
          Fehler
        </Button>
        <Menu
          label="Dein Konto"
          heading="Miriam Brandt"
          trigger="Miriam"
          triggerClassName="min-h-11 px-4 font-semibold"
          items={[
            { label: 'Mein Profil', icon: UserRound, to: '?profil' },
            { label: 'Abmelden', icon: LogOut, onSelect: () => showToast('Bis bald!', 'info') },
          ]}
        />
      </Section>
      <Dialog
        open={open}
        onClose={close}
        title="Neue Spielergruppe erstellen"
        footer={<Button onClick={close}>Speichern</Button>}
      >
        <p>Wie soll sie heißen?</p>
      </Dialog>
      {confirm.dialog}
    </>
  );
};
