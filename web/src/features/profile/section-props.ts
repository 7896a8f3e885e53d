import type { SectionSaves } from '../../lib/form/use-section.ts';
import type { ProfileQuery } from './profile.generated.ts';

export type OwnProfile = NonNullable<ProfileQuery['viewer']>['profile'];

/** What a section of the own profile is rendered from. */
export interface SectionProps {
  profile: OwnProfile;
  saves: SectionSaves;
}
