import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useKnownSuspension } from '../apollo/use-is-suspended.ts';

/**
 * Around operators' screens: the server would only refuse a suspended operator there, so they start at the start page, where it says why.
 * An operator who is suspended while a screen is open keeps it, with what is written in it, until they leave it.
 */
export const OperatorsOnly = () => {
  const { pathname } = useLocation();
  const isSuspended = useKnownSuspension();
  const [visit, setVisit] = useState({ pathname, isSuspended });
  if (visit.pathname !== pathname || (visit.isSuspended === null && isSuspended !== null))
    setVisit({ pathname, isSuspended });
  return visit.isSuspended ? <Navigate to="/" replace /> : <Outlet />;
};
