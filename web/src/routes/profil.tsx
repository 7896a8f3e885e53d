import { AccessPanel } from '../features/account/access-panel.tsx';
import { ExportCard } from '../features/leaving/export-card.tsx';
import { LeavingCard } from '../features/leaving/leaving-card.tsx';
import { ProfilePicture } from '../features/profile-picture/profile-picture.tsx';
import { ProfileScreen } from '../features/profile/profile-screen.tsx';
import { PushCard } from '../features/push/push-card.tsx';
import { useSectionSaves } from '../lib/form/use-section.ts';

/** /profil/{tabindex}: 1 Allgemein, 2 Kontaktdaten, 3 Zugangsdaten, 4 Profilbild. */
export const Component = () => {
  const saves = useSectionSaves();
  return (
    <ProfileScreen
      saves={saves}
      reminders={<PushCard />}
      access={
        <AccessPanel saves={saves}>
          <ExportCard />
          <LeavingCard />
        </AccessPanel>
      }
      picture={<ProfilePicture saves={saves} />}
    />
  );
};
