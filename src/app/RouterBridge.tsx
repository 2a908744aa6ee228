import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { placeOf } from './boot.js';
import { useHost } from './host.js';

/** Joins the router and the charts: charts navigate through it, and hear where the player went. */
export function RouterBridge() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const way = useNavigationType();
  const shown = useRef(pathname);
  const { app, pages, router } = useHost();

  useLayoutEffect(() => {
    router.connect((to, { replace }) => void navigate(to, { replace }));
  }, [navigate, router]);

  useLayoutEffect(() => {
    app.send({ type: 'location.changed', place: placeOf(pathname + search, pages) });
  }, [app, pages, pathname, search]);

  useLayoutEffect(() => {
    // Back and forward go where the player was; the browser remembers. Another filter of the same page moves nothing.
    if (shown.current !== pathname && way !== NavigationType.Pop) scrollTo(0, 0);
    shown.current = pathname;
  }, [way, pathname]);

  return null;
}
