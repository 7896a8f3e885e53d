import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';
import { leaveFor } from '../lib/connection/version.ts';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: To;
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
  /** Makes the browser load the page. */
  reloadDocument?: boolean;
}

/** Whether a click opens its link in this window. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
const isElsewhere = (href: string): boolean => new URL(href, location.href).pathname !== location.pathname;

/**
 * A link to another screen of the app. The router's own link can also prefetch pages in framework mode, which this app
 * does not use: 2 kB of the first load.
 */
export const Link = ({
  to,
  replace,
  state,
  preventScrollReset,
  reloadDocument = false,
  onClick,
  ...rest
}: LinkProps) => {
  const href = useHref(to);
  const go = useLinkClickHandler(to, { target: rest.target, replace, state, preventScrollReset });
  const staysInApp = replace || state !== undefined || rest.target !== undefined;
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (reloadDocument || event.defaultPrevented) return;
        if (!staysInApp && isPlain(event) && isElsewhere(href) && leaveFor(href)) event.preventDefault();
        else go(event);
      }}
    />
  );
};
