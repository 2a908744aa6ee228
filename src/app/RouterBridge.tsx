import { useLayoutEffect, useRef } from 'react';
import { BrowserRouter, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { placeOf } from './boot.js';
import { useHost } from './host.js';

/** React's router, and all that is inside it. Not in a transition: a page that is here answers the tap in the same frame. */
export const RouterBridge = () => (
  <BrowserRouter useTransitions={false}>
    <Bridge />
  </BrowserRouter>
);

/** Joins the router with the charts and the pages: they navigate through it, and hear where the player went. */
function Bridge() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const way = useNavigationType();
  const shown = useRef(pathname);
  const { app, pages, router } = useHost();

  useLayoutEffect(() => {
    router.connect({
      push: (to) => void navigate(to),
      replace: (to) => void navigate(to, { replace: true }),
      go: (steps) => void navigate(steps),
    });
  }, [navigate, router]);

  // The charts and the pages hear it in one turn, so that React draws what comes of it once.
  useLayoutEffect(() => {
    app.send({ type: 'location.changed', place: placeOf(pathname + search, pages) });
    router.arrive({ pathname, search });
  }, [app, pages, router, pathname, search]);

  useLayoutEffect(() => {
    // Back and forward go where the player was; the browser remembers. Another filter of the same page moves nothing.
    if (shown.current !== pathname && way !== NavigationType.Pop) scrollTo(0, 0);
    shown.current = pathname;
  }, [way, pathname]);

  return null;
}
