import { useParams } from 'react-router-dom';
import { PostPage } from '../features/feed/post/post-page.tsx';
import { loadOperatorSlots } from './load-operator-slots.ts';

/** What is no number is no post; the server says so. */
export const Component = () => {
  const id = Number(useParams()['id']);
  const known = Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : 0;
  return <PostPage key={known} id={known} slots={loadOperatorSlots} />;
};
