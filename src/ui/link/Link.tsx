import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useNavigator } from './navigator.js';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of the lobby. */
  to: string;
  /** Takes the place of the current entry of the history. */
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
};

/**
 * A link inside the lobby. The router's own brings its data router along (4 kB of the first route), which nothing here
 * uses, and stands inside the router. A click that asks for another tab or window is the browser's.
 */
export function Link({ to, replace = false, onClick, children, ...rest }: LinkProps) {
  const navigator = useNavigator();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || isElsewhere) return;
    event.preventDefault();
    // To where one already is leaves no second step back.
    if (replace || to === location.pathname + location.search) navigator.replace(to);
    else navigator.push(to);
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}
