import { renderToString } from 'react-dom/server';
import { createActor } from 'xstate';
import { appMachine } from '../machines/app.machine.js';
import { systemId } from '../machines/system.js';
import { App } from './app/App.js';
import { placeOf } from './app/boot.js';
import type { App as RootActor } from './app/boot.js';
import { OverlayStore } from './app/overlay-store.js';
import { PageStore } from './app/page-store.js';
import { Router } from './app/router.js';
import { routeOf } from './app/routes.js';
import type { Start } from './app/start.js';
import { TextStore } from './i18n/texts.js';

/** The first picture as HTML. The root actor is created and never started: no timer, no effect. */
export function render(url: string, start: Start): string {
  const texts = new TextStore(start.preferences.locale, start.texts);
  const pages = new PageStore(texts);
  const { site, home, hint, preferences } = start;
  const app: RootActor = createActor(appMachine, {
    systemId: systemId.app,
    input: { site, home, hint, preferences, place: placeOf(url, pages), wantedPath: null },
  });
  const router = new Router(new URL(url, 'http://lobby'));
  return renderToString(<App host={{ app, pages, overlays: new OverlayStore(texts), texts, outside: null, router }} />);
}

/** Whether a page has this path; any other is answered as not found. */
export const knows = (path: string): boolean => routeOf(path) !== null;

export { calledFrom } from './app/domain-settings.js';

export { mayTrack, pixelIdOf } from '../machines/entry/pixel.js';

export { consentIn } from './effects/consent.js';
