import type { ReactNode } from 'react';
import { texts } from './texts.ts';
import type { WelcomeQuery } from './welcome.generated.ts';

type Profile = NonNullable<WelcomeQuery['viewer']>['profile'];

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[8rem_minmax(0,1fr)] items-baseline gap-x-4 border-t border-line py-2 @max-2xs:grid-cols-1">
    <dt className="text-sm text-ink-2">{label}</dt>
    <dd className="m-0 min-w-0 whitespace-pre-line wrap-anywhere">{children}</dd>
  </div>
);

/** What is stored of the player, and whether a prize could be sent there. */
export const OwnData = ({ profile }: { profile: Profile }) => {
  const { gender, firstname, lastname, street, zipCode, city, country, email, hasAddress } = profile;
  const address = [street, `${zipCode} ${city}`.trim(), country].filter(Boolean).join('\n');
  return (
    <dl className="@container m-0">
      <Line label={texts.name}>{[texts.genders[gender], firstname, lastname].filter(Boolean).join(' ')}</Line>
      <Line label={texts.address}>
        {address}
        {!hasAddress && <b className="block font-semibold text-live">{texts.missing}</b>}
      </Line>
      <Line label={texts.email}>{email}</Line>
    </dl>
  );
};
