import type { SessionUserFragment } from '../routes/auth.generated.ts';

/** A player as the page knows its visitor. */
export const shapeSessionUser = ({ id, isAdmin, user }: SessionUserFragment) => ({
  id,
  firstname: user.firstname,
  fullname: user.fullname,
  isAdmin,
});
