import { fromCallback, type ActorRefFrom } from 'xstate';

/** Requests a path of the lobby, never of another site. `replace`: replaces the history entry, so Back skips this page. */
export type NavigationEvent = { type: 'navigation.requested'; to: string; replace?: boolean };

/** The event that replaces the current page: `sendTo(navigatorOf, redirect(path.home))`. */
export const redirect = (to: string): NavigationEvent => ({ type: 'navigation.requested', to, replace: true });

/** The event that opens a page; Back returns to the current one. */
export const visit = (to: string): NavigationEvent => ({ type: 'navigation.requested', to });

/** Navigator: passes a chart's navigation request to the router. Its effect is provided at boot. */
export const navigator = fromCallback<NavigationEvent>(() => undefined);
export type NavigatorRef = ActorRefFrom<typeof navigator>;
