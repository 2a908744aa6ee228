import { useContext, type AnchorHTMLAttributes, type MouseEvent, type Ref } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of the lobby. */
  to: string;
  /** Takes the place of the current entry of the history. */
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
};

/**
 * A link inside the lobby. The router's own brings its data router along (4 kB of the first route), which nothing here
 * uses; and whoever navigates by its hook is drawn again at each change of the address, with a layout effect: a hundred links
 * on a page are too many for that. Addresses here are absolute, so the history itself takes them. A click that asks for
 * another tab or window is the browser's.
 */
export function Link({ to, replace = false, onClick, children, ...rest }: LinkProps) {
  const { navigator } = useContext(NavigationContext);
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
