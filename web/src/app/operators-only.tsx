import { Navigate, Outlet } from 'react-router-dom';
import { useIsOperator } from '../apollo/use-is-operator.ts';

/** Around operators' screens: one who is locked would only be refused there, and starts at the start page, where it says why. */
export const OperatorsOnly = () => (useIsOperator() ? <Outlet /> : <Navigate to="/" replace />);
