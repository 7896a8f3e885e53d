import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { CrashState } from '../components/crash-state.tsx';

/** A screen that could not be drawn; the rest of the page stays. */
export const RouteError = () => {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return <CrashState />;
};
