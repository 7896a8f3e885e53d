import type { SectionSaves } from '../../lib/section-saves.ts';
import type { ProfileQuery } from './profile.generated.ts';

export type OwnProfile = NonNullable<ProfileQuery['viewer']>['profile'];

/** What a section of the own profile is drawn from. */
export interface SectionProps {
  profile: OwnProfile;
  turn: SectionSaves;
}
