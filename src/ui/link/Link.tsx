import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useNavigate } from 'react-router-dom';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of the lobby. */
  to: string;
  /** Takes the place of the current entry of the history. */
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
};

/**
 * A link inside the lobby. The router's own brings its data router along (4 kB of the first route), which nothing here
 * uses. A click that asks for another tab or window is the browser's.
 */
export function Link({ to, replace = false, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || isElsewhere) return;
    event.preventDefault();
    // To where one already is leaves no second step back.
    void navigate(to, { replace: replace || to === location.pathname + location.search });
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}
