import { useParams } from 'react-router-dom';
import { ConfirmEmail } from '../features/landing/mail/confirm-email.tsx';

export const Component = () => <ConfirmEmail token={useParams()['token'] ?? ''} />;
