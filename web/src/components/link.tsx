import type { ComponentPropsWithRef } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: To;
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
  /** The browser loads the page anew. */
  reloadDocument?: boolean;
}

/**
 * A link to another screen of the app. The router's own can also fetch ahead what its framework mode serves, which this
 * app has not: 2 kB of the first load.
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
  const go = useLinkClickHandler(to, { target: rest.target, replace, state, preventScrollReset });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!reloadDocument && !event.defaultPrevented) go(event);
      }}
    />
  );
};
