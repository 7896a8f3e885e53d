import type { ReactNode } from 'react';
import { BadgeCheck, Camera, MailWarning, MapPinHouse, type LucideIcon } from 'lucide-react';
import { Link } from '../../components/link.tsx';
import { Avatar } from '../../components/avatar.tsx';
import { Card } from '../../components/card.tsx';
import type { ProfileQuery } from './profile.generated.ts';
import { texts } from './texts.ts';

/** Id of the tab's content, below the summary on phones. */
export const PANEL = 'bereich';

interface ProfileSummaryProps {
  viewer: NonNullable<ProfileQuery['viewer']>;
}

/** The player's picture, and the data still missing to win a prize. */
export const ProfileSummary = ({ viewer: { user, profile } }: ProfileSummaryProps) => {
  const { hasAddress, isConfirmed, isLocked, email, city, country } = profile;
  const [emailName, host] = email.split('@');
  const hasPicture = user.pictureStamp !== '' && user.pictureStamp !== 'NO';
  const isComplete = hasAddress && isConfirmed && !isLocked;
  return (
    <Card as="aside" aria-label={texts.title} className="grid content-start gap-4 self-start">
      <div className="flex items-center gap-4 lg:grid lg:justify-items-center lg:text-center">
        <Avatar
          id={user.id}
          name={user.fullname}
          pictureStamp={user.pictureStamp}
          size={100}
          className="max-lg:size-16! max-lg:text-[24px]!"
        />
        <div className="min-w-0 wrap-anywhere">
          <p className="text-lg leading-tight font-bold">{user.fullname}</p>
          <p className="mt-1 text-sm text-ink-2">{[city, country].filter(Boolean).join(', ')}</p>
          <p className="text-sm text-ink-2">
            {`${emailName}@`}
            <wbr />
            <span>{host}</span>
          </p>
        </div>
      </div>
      <ul aria-label={texts.missing} className="grid gap-3 border-t border-line pt-4 text-sm empty:hidden">
        {!hasAddress && (
          <Missing icon={MapPinHouse} to={2} action={texts.toAddress}>
            {texts.noAddress}
          </Missing>
        )}
        {!isConfirmed && (
          <Missing icon={MailWarning} to={3} action={texts.toEmail}>
            {texts.notConfirmed}
          </Missing>
        )}
        {!hasPicture && (
          <Missing icon={Camera} to={4} action={texts.toPicture}>
            {texts.noPicture}
          </Missing>
        )}
      </ul>
      {isComplete && (
        <p className="flex gap-2 text-sm text-link">
          <BadgeCheck aria-hidden="true" className="size-5 flex-none" />
          {texts.complete}
        </p>
      )}
    </Card>
  );
};

interface MissingProps {
  icon: LucideIcon;
  /** The tab. */
  to: 2 | 3 | 4;
  action: string;
  children: ReactNode;
}

const Missing = ({ icon: Icon, to, action, children }: MissingProps) => (
  <li className="flex gap-3">
    <span className="grid size-9 flex-none place-items-center rounded-full bg-joker-soft text-joker-text">
      <Icon aria-hidden="true" className="size-5" />
    </span>
    <span className="grid min-w-0 justify-items-start">
      {children}
      <Link
        to={`/profil/${to}#${PANEL}`}
        preventScrollReset
        className="font-semibold text-link underline tap-target"
      >
        {action}
      </Link>
    </span>
  </li>
);
