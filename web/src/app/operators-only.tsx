import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useKnownBar } from '../apollo/use-barred.ts';

/**
 * Around operators' screens: one who is locked would only be refused there, and starts at the start page, where it says why. Who
 * is locked while a screen is open keeps it, with what is written in it, until it is left.
 */
export const OperatorsOnly = () => {
  const { pathname } = useLocation();
  const isBarred = useKnownBar();
  const [visit, setVisit] = useState({ pathname, isBarred });
  if (visit.pathname !== pathname || (visit.isBarred === null && isBarred !== null))
    setVisit({ pathname, isBarred });
  return visit.isBarred ? <Navigate to="/" replace /> : <Outlet />;
};
