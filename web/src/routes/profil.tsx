import { PageHeader } from '../components/page-header.tsx';
import { ProfilePicture } from '../features/profile-picture/profile-picture.tsx';

export const Component = () => (
  <>
    <PageHeader title="Mein Profil" />
    <ProfilePicture />
  </>
);
