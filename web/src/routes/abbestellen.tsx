import { useParams } from 'react-router-dom';
import { UnsubscribePage } from '../features/recommend/unsubscribe-page.tsx';

export const Component = () => <UnsubscribePage token={useParams()['token'] ?? ''} />;
