export { Guest as Component } from '../features/landing/provider/guest.tsx';
