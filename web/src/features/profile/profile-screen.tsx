import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { usePolled } from '../../apollo/use-polled.ts';
import { UnsavedQuestion, type Stays } from '../../components/unsaved-question.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useJump } from '../../lib/address/use-jump.ts';
import { dropDraft } from '../../lib/save/drafts.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import type { SectionSaves } from '../../lib/form/use-section.ts';
import { tabOf } from './check-profile.ts';
import { CommonForm } from './common-form.tsx';
import { ContactForm } from './contact-form.tsx';
import { ProfileDocument } from './profile.generated.ts';
import { PANEL, ProfileSummary } from './profile-summary.tsx';
import { texts } from './texts.ts';
import { Card } from '../../components/card.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';

interface ProfileScreenProps {
  saves: SectionSaves;
  /** The setting for reminders in this browser, shown with the other reminder settings. */
  reminders: ReactNode;
  /** 'Zugangsdaten' and 'Profilbild', which are separate features. */
  access: ReactNode;
  picture: ReactNode;
}

/** The names of each tab's sections, under which they are saved. */
const sections = [['common'], ['contact'], ['email', 'password'], ['picture']];

const isWithin: Stays = (_now, { pathname }) => pathname.startsWith('/profil');

/** /profil/1 to 4. A visited tab stays mounted but hidden, so that its unsaved entries are kept. */
export const ProfileScreen = ({ saves, reminders, access, picture }: ProfileScreenProps) => {
  const tab = tabOf(useParams()['tabindex']);
  const [seen, setSeen] = useState<readonly number[]>([tab]);
  if (!seen.includes(tab)) setSeen([...seen, tab]);
  const { data, failure, refetch } = usePolled(ProfileDocument);
  const tabName = texts.tabNames[tab - 1] ?? '';
  usePageTitle(`${texts.title}: ${tabName}`);
  const viewer = data?.viewer;
  useJump(viewer !== undefined);
  const panels = viewer && [
    <div key={1} className="grid gap-4">
      <CommonForm profile={viewer.profile} saves={saves} hasGoalAlerts={viewer.pushKey !== null} />
      {reminders}
    </div>,
    <ContactForm key={2} profile={viewer.profile} saves={saves} />,
    access,
    picture,
  ];
  return (
    <>
      <PageHeader title={texts.title} />
      {saves.unsaved.length > 0 && (
        <UnsavedQuestion
          stays={isWithin}
          onAgree={() => saves.unsaved.forEach((section) => dropDraft(`profile ${section}`))}
        />
      )}
      <QueryView value={viewer ?? undefined} query={{ failure, refetch }} skeleton={<ProfileSkeleton />}>
        {(viewer) => (
          <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[256px_minmax(0,1fr)]">
            <ProfileSummary viewer={viewer} />
            <div className="grid min-w-0 content-start gap-4">
              <Tabs
                label={texts.tabs}
                tabs={texts.tabNames.map((label, index) => ({
                  to: `/profil/${index + 1}`,
                  label,
                  current: tab === index + 1,
                  badge: sections[index]?.some((name) => saves.unsaved.includes(name)) && <Unsaved />,
                }))}
              />
              <div id={PANEL} role="group" tabIndex={-1} aria-label={tabName}>
                {panels?.map(
                  (panel, index) =>
                    seen.includes(index + 1) && (
                      <div key={texts.tabNames[index]} hidden={tab !== index + 1}>
                        {panel}
                      </div>
                    ),
                )}
              </div>
            </div>
          </div>
        )}
      </QueryView>
    </>
  );
};

const Unsaved = () => (
  <span className="size-2 flex-none rounded-full bg-gold-400" title={texts.unsaved}>
    <span className="sr-only">{texts.unsaved}</span>
  </span>
);

/** Placeholders for the summary and a form, in their final size. */
const ProfileSkeleton = () => (
  <Loading className="grid gap-x-6 gap-y-4 lg:grid-cols-[256px_minmax(0,1fr)]">
    <Card className="flex items-center gap-4 self-start lg:grid lg:justify-items-center">
      <Skeleton className="size-16 rounded-full lg:size-25" />
      <span className="grid gap-2 lg:justify-items-center">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-4 w-44" />
      </span>
    </Card>
    <div className="grid gap-4">
      <Skeleton className="h-11 w-full" />
      <Card className="grid gap-6">
        {[0, 1, 2, 3].map((row) => (
          <span key={row} className="grid gap-2">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-11 w-full" />
          </span>
        ))}
      </Card>
    </div>
  </Loading>
);
