import type { ReactNode } from 'react';
import { usePolled } from '../../apollo/use-polled.ts';
import { QueryView } from '../../components/query-view.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import type { SectionSaves } from '../../lib/form/use-section.ts';
import { AccountDocument } from './account.generated.ts';
import { EmailForm } from './email-form.tsx';
import { Logins } from './logins.tsx';
import { ProviderCard } from './provider-card.tsx';
import { PasswordForm } from './password-form.tsx';

interface AccessPanelProps {
  saves: SectionSaves;
  /** Shown at the end: how to leave the game. */
  children?: ReactNode;
}

/** 'Zugangsdaten': address, password, logins. */
export const AccessPanel = ({ saves, children }: AccessPanelProps) => {
  const { data, failure, refetch } = usePolled(AccountDocument);
  const viewer = data?.viewer;
  if (!viewer)
    return (
      <QueryView
        value={viewer ?? undefined}
        query={{ failure, refetch }}
        skeleton={
          <Loading className="grid gap-4">
            {['h-80', 'h-60', 'h-40'].map((height) => (
              <Skeleton key={height} className={`${height} w-full rounded-lg`} />
            ))}
          </Loading>
        }
      />
    );
  const { email, isConfirmed, hasPassword, isLinked, user, logins } = viewer;
  const { isLocked } = user;
  const provider = data.loginProvider;
  return (
    <div className="grid gap-4">
      <EmailForm email={email} isConfirmed={isConfirmed} isLocked={isLocked} saves={saves} />
      <PasswordForm email={email} hasPassword={hasPassword} isLocked={isLocked} saves={saves} />
      {provider && <ProviderCard {...{ name: provider.name, isLinked, hasPassword, isLocked }} />}
      <Logins logins={logins} />
      {children}
    </div>
  );
};
