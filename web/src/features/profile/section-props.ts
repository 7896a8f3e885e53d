import type { SectionSaves } from '../../lib/form/use-section.ts';
import type { ProfileQuery } from './profile.generated.ts';

export type OwnProfile = NonNullable<ProfileQuery['viewer']>['profile'];

/** The data of a section of the own profile. */
export interface SectionProps {
  profile: OwnProfile;
  saves: SectionSaves;
}
