import { useParams } from 'react-router-dom';
import { SingleTaskPage } from '../features/landing/single-task-page.tsx';
import { UnsubscribePage } from '../features/recommend/unsubscribe-page.tsx';

export const Component = () => <UnsubscribePage token={useParams()['token'] ?? ''} frame={SingleTaskPage} />;
