import type { GroupFieldsFragment } from '../routes/groups.generated.ts';
import { shapeUserShort } from './user.ts';

/** The Group entity. Its password is never revealed. */
export const shapeGroup = ({ user, ...group }: GroupFieldsFragment) => ({
  ...group,
  password: '',
  user: shapeUserShort(user),
});
