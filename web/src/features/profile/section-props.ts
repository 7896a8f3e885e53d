import type { SectionSaves } from '../../lib/form/use-section.ts';
import type { ProfileQuery } from './profile.generated.ts';

export type OwnProfile = NonNullable<ProfileQuery['viewer']>['profile'];

/** The properties of a section of the viewer's profile. */
export interface SectionProps {
  profile: OwnProfile;
  saves: SectionSaves;
}
