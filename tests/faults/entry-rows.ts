import { appDomainMachine } from '../../machines/entry/appDomain.machine.js';
import { appDownloadMachine } from '../../machines/entry/appDownload.machine.js';
import { noticeOfTheDayMachine } from '../../machines/entry/noticeOfTheDay.machine.js';
import { otherTabsMachine } from '../../machines/entry/otherTabs.machine.js';
import { trackingPixelMachine, type TrackingPixelInput } from '../../machines/entry/trackingPixel.machine.js';
import { page as contactPage } from '../../src/app/pages/account/contact.js';
import { page as forbiddenPage } from '../../src/app/pages/entry/forbidden.js';
import { page as noticePage } from '../../src/app/pages/entry/notice.js';
import { page as noticeDetailPage } from '../../src/app/pages/entry/noticeDetail.js';
import { page as agreementPage } from '../../src/app/pages/entry/agreement.js';
import { defineAppDomainActors } from '../../src/effects/entry/appDomain.js';
import { defineAppDownloadActors } from '../../src/effects/entry/appDownload.js';
import { holdInstallPrompt } from '../../src/effects/entry/installPrompt.js';
import { defineNoticeOfTheDayActors } from '../../src/effects/entry/noticeOfTheDay.js';
import { defineOtherTabsActors } from '../../src/effects/entry/otherTabs.js';
import { defineTrackingPixelActors } from '../../src/effects/entry/trackingPixel.js';
import type { Outside } from '../../src/effects/outside.js';
import type { Tab } from '../support/browser.js';
import type { Rows, Stage } from './rows.js';

/** A page that sends its request as soon as it is opened. */
export function loading(name: string, page: unknown, params: Readonly<Record<string, string>> = {}) {
  const enter = (tab: Tab) => tab.enter(name, page as Parameters<Tab['enter']>[1], params);
  return {
    who: 'visitor',
    act: ({ tab }: Stage) => enter(tab),
    chart: (tab: Tab) => tab.flow(name),
    leave: ({ tab }: Stage) => tab.children.flows.send({ type: 'flows.left', name }),
    again: (leaf: string) => ({ enter, leaf }),
  } as const;
}

const noticeOfTheDay = loading('noticeOfTheDay', {
  machine: (outside: Outside) => noticeOfTheDayMachine.provide({ actors: defineNoticeOfTheDayActors(outside) }),
  input: () => undefined,
});
const appDownloadOf = (hasLink: boolean) =>
  loading('appDownload', {
    machine: (outside: Outside) => appDownloadMachine.provide({ actors: defineAppDownloadActors(outside) }),
    input: () => ({ hasLink }),
  });
const appDownload = appDownloadOf(true);
const install = appDownloadOf(false);
/** The browser can install the lobby. */
const offerInstall = () => {
  const browser = new EventTarget();
  holdInstallPrompt(browser);
  browser.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => undefined }));
};

const rule = { site: 'lobby.test', allowed: [] };
const lookup = { base: 'https://lobby.test/user-api', appKey: 'app', rule };
/** Runs before there is a request layer, so it takes a bare fetch. */
const domainOf = (tab: Tab) => ({
  machine: ({ store }: Outside) =>
    appDomainMachine.provide({
      actors: defineAppDomainActors(lookup, {
        store,
        token: () => null,
        locale: 'en_US',
        fetch: (url, init) => tab.fetch(new Request(url, init)),
      }),
    }),
  input: () => rule,
});
const enterDomain = (tab: Tab) => tab.enter('appDomain', domainOf(tab) as never);
const appDomain = {
  who: 'visitor',
  act: ({ tab }: Stage) => enterDomain(tab),
  chart: (tab: Tab) => tab.flow('appDomain'),
  good: 'settled',
  again: { enter: enterDomain, leaf: 'settled' },
} as const;

const pixelOf = (input: TrackingPixelInput) =>
  loading('trackingPixel', {
    machine: (outside: Outside) => trackingPixelMachine.provide({ actors: defineTrackingPixelActors(outside) }),
    input: () => input,
  });
const snippet = "fbq('init', '123456789012345');";
const unasked = pixelOf({ snippet, consent: 'unasked', isAllowedHere: true });
const unreadable = pixelOf({ snippet: 'alert(1)', consent: 'unasked', isAllowedHere: true });
const running = pixelOf({ snippet, consent: 'given', isAllowedHere: true });
const refusing = ({ tab }: Stage) =>
  tab.children.preferences.send({ type: 'preferences.consentChosen', consent: 'refused' });

const otherTabs = loading('otherTabs', {
  machine: (outside: Outside) => otherTabsMachine.provide({ actors: defineOtherTabsActors(outside) }),
  input: () => undefined,
});
const agreement = loading('agreement', agreementPage);
const contact = loading('contact', contactPage);
/** Refused after the document was opened, whatever the clock of the cell says. */
const refusedLater = { path: '/user-api/game/home', code: 403, time: '2999-01-01T00:00:00.000Z' };
const forbidden = loading('forbidden', forbiddenPage);
const notice = loading('notice', noticePage);
const noticeDetail = loading('noticeDetail', noticeDetailPage, { id: '1' });

const launching = {
  who: 'visitor',
  act: () => undefined,
  chart: (tab: Tab) => tab.children.launch,
  good: 'live',
  kind: 'local',
} as const;
const settled = { chart: (tab: Tab) => tab.children.preferences, good: 'shown.untouched' } as const;

export const entryRows: Rows = {
  'appDomain.recallDomain': { ...appDomain, kind: 'local' },
  'appDomain.storeDomain': { ...appDomain, kind: 'local' },
  'appDomain.loadDomain': { ...appDomain, kind: 'read', call: 'GET /appDomain/app', isBare: true },
  'appDownload.recallAnswer': { ...appDownload, kind: 'local', good: 'open', again: appDownload.again('open') },
  'appDownload.loadVersion': {
    ...appDownload,
    kind: 'read',
    call: 'GET /operation/getAppVersion',
    isBackground: true,
    good: 'open',
    broken: 'hidden',
    again: appDownload.again('open'),
  },
  'appDownload.awaitPrompt': {
    ...install,
    kind: 'local',
    before: offerInstall,
    good: 'installOffered',
    again: install.again('installOffered'),
  },
  'appDownload.promptInstall': {
    ...install,
    kind: 'local',
    before: offerInstall,
    reach: install.act,
    act: ({ tab }) => tab.flow('appDownload').send({ type: 'appDownload.accepted' }),
    good: 'hidden',
    again: install.again('hidden'),
  },
  'appDownload.storeAnswer': {
    ...appDownload,
    kind: 'local',
    reach: appDownload.act,
    act: ({ tab }) => tab.flow('appDownload').send({ type: 'appDownload.declined' }),
    good: 'hidden',
    again: appDownload.again('hidden'),
  },
  'agreement.loadAgreement': {
    ...agreement,
    kind: 'read',
    call: 'GET /operation/getAgreement/terms',
    good: 'shown',
    broken: 'unavailable',
    again: agreement.again('shown'),
  },
  'contact.loadChannels': {
    ...contact,
    kind: 'read',
    call: 'GET /operation/getServiceContactInformation',
    good: 'shown',
    broken: 'unavailable',
    again: contact.again('shown'),
  },
  'forbidden.recallFailure': { ...forbidden, kind: 'local', good: 'missing', again: forbidden.again('missing') },
  'forbidden.checkAccess': {
    ...forbidden,
    kind: 'read',
    call: 'GET /game/getWebsiteInfo',
    good: 'allowed',
    broken: 'shown',
    isToasted: 'the page shows the block itself, not that the check failed',
    again: forbidden.again('shown'),
    reach: (stage) => {
      stage.browser.kept.set('blockedFailure', JSON.stringify(refusedLater));
      forbidden.act(stage);
    },
    act: ({ tab }) => tab.flow('forbidden').send({ type: 'forbidden.retried' }),
    except: { 'storage refused': { none: 'the failure that leads to it would be in memory only' } },
  },
  'launch.checkDevice': launching,
  'launch.startOver': { ...launching, opening: { device: 'pc' }, act: ({ browser }) => browser.pass(10_000) },
  'launch.storeVisit': launching,
  'launch.loadSite': {
    kind: 'read',
    who: 'visitor',
    call: 'GET /game/getWebsiteInfo',
    opening: { site: null },
    chart: launching.chart,
    good: 'live',
    broken: 'unavailable',
    // The first automatic load fails; the mishap then applies to the retry of the player.
    before: ({ mishaps }) =>
      void mishaps.set('GET /game/getWebsiteInfo', () => Promise.reject(new TypeError('Failed to fetch'))),
    reach: async ({ server, browser }) => {
      for (let wait = 0; wait < 3; wait++) await browser.pass(2_000);
      server.mishaps.clear();
    },
    act: ({ tab }) => tab.children.launch.send({ type: 'launch.retried' }),
  },
  'pagedList.loadRows (notice)': {
    ...notice,
    kind: 'read',
    call: 'GET /bulletin/list',
    good: 'shown.complete',
    broken: 'unavailable',
    again: notice.again('shown.complete'),
  },
  'noticeDetail.loadBulletin': {
    ...noticeDetail,
    chart: (tab) => tab.flow('noticeDetail'),
    kind: 'read',
    call: 'GET /bulletin/info/1',
    good: 'shown',
    broken: 'unavailable',
    again: noticeDetail.again('shown'),
    except: { 'body 10400': { leaf: 'missing', why: 'an invalid id means that the notice does not exist' } },
  },
  'noticeOfTheDay.loadDueNotices': {
    ...noticeOfTheDay,
    kind: 'read',
    call: 'GET /bulletin/popup',
    good: 'open',
    broken: 'hidden',
    isBackground: true,
    again: noticeOfTheDay.again('open'),
  },
  'noticeOfTheDay.storeNotices': {
    ...noticeOfTheDay,
    kind: 'local',
    good: 'open',
    again: noticeOfTheDay.again('hidden'),
  },
  'preferences.applyTheme': {
    ...settled,
    kind: 'local',
    who: 'visitor',
    act: ({ tab }) => tab.children.preferences.send({ type: 'preferences.accentChosen', accent: 'pink' }),
  },
  'preferences.storeChoices': {
    ...settled,
    kind: 'local',
    who: 'visitor',
    act: ({ tab }) => tab.children.preferences.send({ type: 'preferences.lowDataChosen', isLowData: true }),
  },
  'preferences.relaunch': {
    ...settled,
    kind: 'write',
    who: 'player',
    call: 'PUT /user/language',
    isBackground: true,
    act: ({ tab }) => tab.children.preferences.send({ type: 'preferences.localeChosen', locale: 'my_MM' }),
    except: { 'double click': { none: 'the relaunch has already reloaded the page' } },
  },
  'preferences.relaunch (language dialog)': {
    ...settled,
    kind: 'local',
    who: 'visitor',
    act: ({ tab }) => {
      tab.children.preferences.send({ type: 'preferences.languageOpened' });
      tab.children.preferences.send({ type: 'preferences.localeChosen', locale: 'my_MM' });
    },
    except: { 'double click': { none: 'the relaunch has already reloaded the page' } },
  },
  'otherTabs.watchChoices': { ...otherTabs, kind: 'watch', good: 'following', again: otherTabs.again('following') },
  'trackingPixel.watchPlace': {
    ...unasked,
    kind: 'watch',
    good: 'confirming.open',
    again: unasked.again('confirming.open'),
  },
  'trackingPixel.watchConsent': {
    ...unasked,
    kind: 'watch',
    reach: unasked.act,
    act: refusing,
    good: 'refused',
    again: unasked.again('confirming.open'),
  },
  'trackingPixel.runPixel': {
    ...running,
    kind: 'watch',
    good: 'running.loading',
    again: running.again('running.loading'),
  },
  'trackingPixel.reportSnippet': {
    ...unreadable,
    kind: 'local',
    good: 'unusable',
    again: unreadable.again('unusable'),
  },
  'trackingPixel.leaveDocument': {
    ...running,
    kind: 'local',
    reach: running.act,
    good: 'awaitingDocument',
    again: running.again('running.loading'),
    act: ({ tab }) =>
      tab.app.send({
        type: 'app.locationChanged',
        place: { path: '/pages/login/accountLogin', isOpen: true, isLoaded: true },
      }),
  },
  'trackingPixel.revokePixel': {
    ...running,
    kind: 'local',
    reach: running.act,
    act: refusing,
    good: 'refused',
    again: running.again('running.loading'),
  },
};
