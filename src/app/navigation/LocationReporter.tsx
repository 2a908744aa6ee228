import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useAppContext } from '../context.js';
import { placeOf } from './place.js';
import { keepScroll, type KeptScroll } from './scroll.js';

/** Inside the router: tells the charts where the player is and that they type there, and lets their navigator use the router. */
export function LocationReporter() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  const scroll = useRef<KeptScroll>(null);
  const { app, pages, history } = useAppContext();

  useLayoutEffect(() => history.connect(navigate), [navigate, history]);

  useLayoutEffect(() => {
    scroll.current = keepScroll();
    return scroll.current.stop;
  }, []);

  useLayoutEffect(() => {
    app.send({ type: 'app.locationChanged', place: placeOf(pathname + search, pages) });
    scroll.current?.arrived();
  }, [app, pages, pathname, search]);

  useEffect(() => {
    const report = () => app.getSnapshot().children.flows?.send({ type: 'flows.typed' });
    document.addEventListener('input', report);
    return () => document.removeEventListener('input', report);
  }, [app]);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // `keepScroll` restores the scroll position on back and forward. Other parameters of the same page scroll nothing.
    if (type !== NavigationType.Pop) scrollTo(0, 0);
  }, [type, pathname]);

  return null;
}
