import { useParams } from 'react-router-dom';
import { ResetPassword } from '../features/landing/mail/reset-password.tsx';

export const Component = () => <ResetPassword token={useParams()['token'] ?? ''} />;
