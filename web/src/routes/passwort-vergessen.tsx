export { ForgotPassword as Component } from '../features/landing/mail/forgot-password.tsx';
