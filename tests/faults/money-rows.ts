import { page as moneyPage } from '../../src/app/pages/play/moneyInGames.js';
import { page as playPage } from '../../src/app/pages/play/gameSession.js';
import { page as bankCardPage } from '../../src/app/pages/wallet/bankCard.js';
import { page as bankCardsPage } from '../../src/app/pages/wallet/bankCards.js';
import { page as depositPage } from '../../src/app/pages/wallet/deposit.js';
import { page as manualPage } from '../../src/app/pages/wallet/manualDeposit.js';
import { page as reviewPage } from '../../src/app/pages/wallet/orderReview.js';
import { page as walletPage } from '../../src/app/pages/wallet/walletHome.js';
import { openDepositsPage } from '../../src/app/hosting/OpenDeposits.js';
import { page as withdrawalPage } from '../../src/app/pages/wallet/withdrawal.js';
import { uploadedPicture } from '../fixtures/shared/pickedPictures.js';
import { manualChoice, manualDraft } from '../fixtures/wallet/manualDeposits.js';
import { choice, promotion } from '../fixtures/wallet/orders.js';
import { page as searchPage } from '../../src/app/pages/wallet/paymentSearch.js';
import { fields } from '../fixtures/wallet/withdrawals.js';
import type { Tab } from '../support/browser.js';
import { childOf, ended, hosted } from './hosted.js';
import { pickPhoto, uploadIn } from './picking.js';
import type { Row, Rows, Stage } from './rows.js';

const deposit = hosted('deposit', depositPage);
const manual = hosted('manualDeposit', manualPage);
const withdrawal = hosted('withdrawal', withdrawalPage);
const bankCard = hosted('bankCard', bankCardPage);
const bankCards = hosted('bankCards', bankCardsPage);
const moneyInGames = hosted('moneyInGames', moneyPage);
const paymentSearch = hosted('paymentSearch', searchPage);
const reviewOf = (tab: Tab) => tab.flow('orderReview');
const withdrawalFormOf = (tab: Tab) => childOf(withdrawal.flow(tab), 'withdrawalForm');
const formOf = (tab: Tab) => childOf(deposit.flow(tab), 'depositForm');
const playOf = (tab: Tab) => tab.flow('gameSession');

const ofPlayer = 'the session has ended, and the page belongs to its player';
const blocked: Row['except'] = {
  'HTTP 403': ended('gone', 'blocked: the token is removed, and the page of its player is closed (A3)'),
};
/** No form is open: the page closes with the session. */
const closes: Row['except'] = {
  ...blocked,
  'body 401': ended('gone', ofPlayer),
  'body 403': ended('gone', ofPlayer),
};

/** Only the next request goes wrong. */
function onlyOnce({ server }: Stage, call: string): void {
  const mishap = server.mishaps.get(call);
  if (!mishap) throw new Error(`${call} has no mishap`);
  server.mishaps.set(call, (reached) => {
    server.mishaps.delete(call);
    return mishap(reached);
  });
}

const bonusDraft = {
  channelId: choice.channelId,
  amount: choice.amount,
  activityId: promotion.activityId,
  bankCode: null,
  linkedId: null,
  linkedAmount: null,
};

const submit = async ({ tab, browser }: Stage) => {
  deposit.enter(tab);
  await browser.settle();
  deposit.say(tab, { type: 'depositForm.submitted', choice }, 'depositForm');
};
const chooseWithdrawal = async ({ tab, browser }: Stage) => {
  withdrawal.enter(tab);
  await browser.settle();
  withdrawal.say(tab, { type: 'withdrawalForm.submitted', choice: { cardId: '1', amount: 50_000 } }, 'withdrawalForm');
};
/** The page of a withdrawal that the bets of a bonus keep back. */
const bonus = {
  who: 'player',
  chart: withdrawalFormOf,
  parts: ['bonusGiveUp', 'bonusEnd', 'sendEnd'],
} satisfies Partial<Row>;
const giveUp = 'POST /pay/bonus/giveUp/D1';
const openBlocked = async ({ tab, browser, server }: Stage) => {
  server.money.bonus = 'running';
  withdrawal.enter(tab);
  await browser.settle();
};
const askGiveUp = ({ tab }: Stage) =>
  withdrawalFormOf(tab).send({ type: 'withdrawalForm.giveUpRequested', orderNo: 'D1' });
const questionGiveUp = async (stage: Stage) => {
  await openBlocked(stage);
  askGiveUp(stage);
  await stage.browser.settle();
};
const confirmGiveUp = ({ tab }: Stage) =>
  childOf(childOf(withdrawalFormOf(tab), 'bonusGiveUp'), 'bonusEnd').send({ type: 'confirmedEnd.confirmed' });
const followReview = async ({ tab, browser }: Stage) => {
  tab.enter('orderReview', reviewPage as Parameters<Tab['enter']>[1], { orderNo: 'W1' });
  await browser.settle();
  reviewOf(tab).send({ type: 'orderReview.cancelRequested' });
};
const openCards = async ({ tab, browser }: Stage) => {
  bankCards.enter(tab);
  await browser.settle();
};
const chooseDeletion = async (stage: Stage) => {
  await openCards(stage);
  bankCards.say(stage.tab, { type: 'bankCards.deleteRequested', cardId: '2' });
};
const manualFormOf = (tab: Tab) => childOf(manual.flow(tab), 'manualDepositForm');
const picturesOf = (tab: Tab) => childOf(manualFormOf(tab), 'pictures');
const openManual = async ({ tab, browser }: Stage) => {
  manual.enter(tab);
  await browser.settle();
  manual.say(tab, { type: 'manualDepositForm.typed', draft: manualDraft }, 'manualDepositForm');
};
const promoted = { activityId: promotion.activityId };
const reportPayment = async (stage: Stage) => {
  await openManual(stage);
  manualFormOf(stage.tab).send({ type: 'pictures.changed', pictures: [uploadedPicture()], isReady: true });
  manualFormOf(stage.tab).send({ type: 'manualDepositForm.submitted', choice: manualChoice() });
};
const pick = ({ tab }: Stage) => pickPhoto(picturesOf(tab));
const uploadOf = (tab: Tab) => uploadIn(picturesOf(tab));
const opening = 'POST /game/play/1001';
const exit = 'POST /exitGame';
const status = 'GET /pay/getOrderStatus/D1';

const walletHome = hosted('walletHome', walletPage);
const openDeposits = hosted('openDeposits', openDepositsPage);
const home = (orders: string, promotions: string, bills: string) =>
  `orders.${orders} + promotions.${promotions} + bills.${bills}`;
const allShown = home('shown', 'shown', 'shown');
const readHome = {
  kind: 'read',
  who: 'player',
  act: ({ tab }: Stage) => walletHome.enter(tab),
  chart: walletHome.flow,
  good: allShown,
  leave: walletHome.leave,
  again: { enter: walletHome.enter, leaf: allShown },
  except: closes,
} as const;

export const moneyRows: Rows = {
  'walletHome.loadOpenMoney': {
    ...readHome,
    call: 'GET /pay/order/list',
    broken: home('unavailable', 'shown', 'shown'),
  },
  'walletHome.loadOpenRecords': {
    ...readHome,
    call: 'GET /gamePromotion/record/list',
    broken: home('shown', 'unavailable', 'shown'),
  },
  'walletHome.loadLatestBills': {
    ...readHome,
    call: 'GET /bill/list',
    // The open money reads the bills of deposits under review and of withdrawals, too.
    readers: 3,
    broken: home('unavailable', 'shown', 'unavailable'),
  },
  'walletHome.cancelOrder': {
    kind: 'write',
    who: 'player',
    call: 'POST /pay/order/cancel/D1',
    reach: async ({ tab, browser }) => {
      walletHome.enter(tab);
      await browser.settle();
      walletHome.say(tab, { type: 'walletHome.cancelRequested', orderNo: 'D1' });
    },
    act: ({ tab }) => walletHome.say(tab, { type: 'walletHome.cancelConfirmed' }),
    chart: walletHome.flow,
    good: allShown,
    broken: home('refused', 'shown', 'shown'),
    except: closes,
  },
  'openDeposits.loadOpenDeposits': {
    kind: 'read',
    who: 'player',
    call: 'GET /bill/list',
    readers: 2,
    isBackground: true,
    act: ({ tab }) => openDeposits.enter(tab),
    chart: openDeposits.flow,
    good: 'empty',
    broken: 'unavailable',
    leave: openDeposits.leave,
    again: { enter: openDeposits.enter, leaf: 'empty' },
    except: closes,
  },
  'depositForm.quoteDeposit': {
    kind: 'write',
    who: 'player',
    call: 'POST /pay/budgetAmount',
    reach: ({ tab }) => deposit.enter(tab),
    act: ({ tab }) => deposit.say(tab, { type: 'depositForm.submitted', choice }, 'depositForm'),
    chart: formOf,
    good: 'confirming',
    broken: 'editing.refused',
    except: blocked,
  },
  'bonusPreview.quoteBonus': {
    kind: 'read',
    who: 'player',
    call: 'POST /pay/budgetAmount',
    reach: ({ tab }) => deposit.enter(tab),
    act: async ({ tab, browser }) => {
      deposit.say(tab, { type: 'depositForm.typed', draft: bonusDraft }, 'depositForm');
      // The debounce.
      await browser.pass(600);
    },
    chart: (tab) => childOf(formOf(tab), 'bonusPreview'),
    good: 'shown',
    broken: 'unavailable',
    refused: 'refused',
    except: blocked,
  },
  'keyedWrite.sendRequest (deposit)': {
    kind: 'write',
    who: 'player',
    call: 'POST /pay/qr/charge',
    reach: submit,
    act: ({ tab }) => formOf(tab).send({ type: 'depositForm.confirmed' }),
    chart: deposit.flow,
    parts: ['depositForm', 'sendOrder'],
    good: 'awaitingPayment',
    broken: 'unknown.unsent',
    refused: 'editing.refused',
    // A payment channel has 300 s (B4).
    rest: 241_000,
    except: {
      ...blocked,
      'reset after': ended('awaitingPayment', 'the order is found by its key'),
      'malformed JSON': ended('awaitingPayment', 'the order is found by its key'),
    },
  },
  'orderStatus.loadOrder': {
    kind: 'watch',
    who: 'player',
    call: status,
    isBackground: true,
    reach: ({ tab }) => tab.enter('deposit', depositPage as Parameters<Tab['enter']>[1], { orderNo: 'D1' }),
    act: async (stage) => {
      onlyOnce(stage, status);
      stage.server.money.isPaid = true;
      // The next poll of a new order.
      await stage.browser.pass(3_000);
    },
    chart: deposit.flow,
    good: 'paid',
    except: closes,
  },
  'confirmedEnd.previewEnd (giveUp)': {
    ...bonus,
    kind: 'read',
    call: 'GET /pay/bonus/info/D1',
    reach: openBlocked,
    act: askGiveUp,
    good: 'confirming',
    broken: 'unavailable',
    except: closes,
  },
  'keyedWrite.sendRequest (giveUp)': {
    ...bonus,
    kind: 'write',
    call: giveUp,
    reach: questionGiveUp,
    act: confirmGiveUp,
    good: 'editing.untouched',
    broken: 'unknown.unsent',
    refused: 'refused',
    except: {
      ...closes,
      'reset after': ended('editing.untouched', 'the bonus is read, and is given up'),
      'malformed JSON': ended('editing.untouched', 'the bonus is read, and is given up'),
    },
  },
  'keyedWrite.traceRequest (giveUp)': {
    ...bonus,
    kind: 'read',
    call: 'GET /pay/bonus/info/D1',
    reach: async (stage) => {
      const broken = stage.server.mishaps.get('GET /pay/bonus/info/D1');
      stage.server.mishaps.delete('GET /pay/bonus/info/D1');
      await questionGiveUp(stage);
      if (broken) stage.server.mishaps.set('GET /pay/bonus/info/D1', broken);
      stage.server.mishaps.set(giveUp, () => Promise.reject(new TypeError('Failed to fetch')));
    },
    act: confirmGiveUp,
    good: 'unknown.unsent',
    broken: 'unknown.unanswered',
    except: closes,
  },
  'keyedWrite.sendRequest (withdrawal)': {
    kind: 'write',
    who: 'player',
    call: 'POST /pay/withdraw',
    reach: chooseWithdrawal,
    act: ({ tab }) => withdrawalFormOf(tab).send({ type: 'withdrawalForm.confirmed' }),
    chart: withdrawal.flow,
    parts: ['withdrawalForm', 'sendWithdrawal'],
    good: 'placed',
    broken: 'unknown.unsent',
    refused: 'editing.refused',
    except: {
      ...blocked,
      'reset after': ended('placed', 'the order is found by its key'),
      'malformed JSON': ended('placed', 'the order is found by its key'),
    },
  },
  'keyedWrite.sendRequest (manual deposit)': {
    kind: 'write',
    who: 'player',
    call: 'POST /pay/ManualDeposit/submit',
    reach: reportPayment,
    act: ({ tab }) => manualFormOf(tab).send({ type: 'manualDepositForm.confirmed' }),
    chart: manual.flow,
    parts: ['manualDepositForm', 'sendReport'],
    good: 'placed',
    broken: 'unknown.unsent',
    refused: 'editing.refused',
    except: {
      ...blocked,
      'reset after': ended('placed', 'the order is found by its key'),
      'malformed JSON': ended('placed', 'the order is found by its key'),
    },
  },
  'manualDepositForm.quoteDeposit': {
    kind: 'read',
    who: 'player',
    call: 'POST /pay/ManualDeposit/budgetAmount',
    reach: openManual,
    act: ({ tab }) => {
      manualFormOf(tab).send({ type: 'pictures.changed', pictures: [uploadedPicture()], isReady: true });
      manualFormOf(tab).send({ type: 'manualDepositForm.submitted', choice: manualChoice(promoted) });
    },
    chart: manualFormOf,
    good: 'confirming.agreed',
    broken: 'editing.refused',
    typed: { draft: manualDraft },
    except: blocked,
  },
  'bonusPreview.quoteBonus (manual deposit)': {
    kind: 'read',
    who: 'player',
    call: 'POST /pay/ManualDeposit/budgetAmount',
    reach: openManual,
    act: async ({ tab, browser }) => {
      manualFormOf(tab).send({ type: 'manualDepositForm.typed', draft: { ...manualDraft, ...promoted } });
      // The debounce.
      await browser.pass(600);
    },
    chart: (tab) => childOf(manualFormOf(tab), 'bonusPreview'),
    good: 'shown',
    broken: 'unavailable',
    refused: 'refused',
    except: blocked,
  },
  'pictureUpload.uploadPicture': {
    kind: 'write',
    who: 'player',
    call: 'POST /common/upload',
    reach: openManual,
    act: pick,
    chart: uploadOf,
    good: 'uploaded',
    broken: 'interrupted',
    // An upload has 300 s (B4).
    rest: 241_000,
    except: blocked,
  },
  'orderReview.cancelWithdrawal': {
    kind: 'write',
    who: 'player',
    call: 'POST /pay/withdraw/cancel/W1',
    reach: followReview,
    act: ({ tab }) => reviewOf(tab).send({ type: 'orderReview.cancelConfirmed' }),
    chart: reviewOf,
    good: 'declined',
    broken: 'pending.watch.quick + pending.cancel.refused',
    except: {
      ...closes,
      'reset after': ended('declined', 'the order is read and was cancelled'),
      'malformed JSON': ended('declined', 'the order is read and was cancelled'),
    },
  },
  'paymentSearch.searchPayment': {
    kind: 'read',
    who: 'player',
    call: 'POST /pay/order/trace',
    reach: ({ tab }) => paymentSearch.enter(tab),
    act: ({ tab }) => paymentSearch.say(tab, { type: 'paymentSearch.submitted', number: 'TX-0012345' }),
    chart: paymentSearch.flow,
    typed: { typed: 'TX-0012345' },
    good: 'editing.missing',
    broken: 'editing.unavailable',
    except: { ...blocked, 'body 10400': ended('editing.refused', 'the field says what a number looks like') },
  },
  'keyedWrite.sendRequest (card)': {
    kind: 'write',
    who: 'player',
    call: 'POST /gameUserBankCard',
    reach: ({ tab }) => bankCard.enter(tab),
    act: ({ tab }) => bankCard.say(tab, { type: 'bankCard.submitted', fields }),
    chart: bankCard.flow,
    parts: ['sendCard'],
    good: 'saved',
    broken: 'editing.refused',
    except: {
      ...blocked,
      'reset after': ended('saved', 'the new card is found among the cards'),
      'malformed JSON': ended('saved', 'the new card is found among the cards'),
    },
  },
  'keyedWrite.sendRequest (card deletion)': {
    kind: 'write',
    who: 'player',
    call: 'DELETE /gameUserBankCard/2',
    reach: chooseDeletion,
    act: ({ tab }) => bankCards.say(tab, { type: 'bankCards.deleteConfirmed' }),
    chart: bankCards.flow,
    parts: ['sendDeletion'],
    good: 'shown.untouched',
    broken: 'shown.refused',
    except: {
      ...closes,
      'reset after': ended('shown.untouched', 'the list tells that the card is gone'),
      'malformed JSON': ended('shown.untouched', 'the list tells that the card is gone'),
    },
  },
  'gameSession.openGame': {
    kind: 'watch',
    who: 'player',
    call: opening,
    isBackground: true,
    act: (stage) => {
      onlyOnce(stage, opening);
      const want = { id: '1001', amount: '30000' };
      stage.tab.enter('gameSession', playPage as Parameters<Tab['enter']>[1], want);
    },
    chart: playOf,
    good: 'seated',
    refused: 'refused',
    // No game runs in the frame: the seat waits 20 s for it.
    rest: 21_000,
    except: closes,
  },
  'moneyInGames.loadMoney': {
    kind: 'read',
    who: 'player',
    call: 'GET /game/session/money/list',
    act: ({ tab }) => moneyInGames.enter(tab),
    chart: moneyInGames.flow,
    good: 'shown.untouched',
    broken: 'unavailable',
    leave: moneyInGames.leave,
    again: { enter: moneyInGames.enter, leaf: 'shown.untouched' },
    except: closes,
  },
  'moneyInGames.exitGame': {
    kind: 'write',
    who: 'player',
    call: exit,
    reach: ({ tab }) => moneyInGames.enter(tab),
    act: ({ tab }) => moneyInGames.say(tab, { type: 'moneyInGames.takeBackRequested', sessionId: 'S1' }),
    chart: moneyInGames.flow,
    good: 'empty',
    broken: 'shown.refused',
    except: {
      ...closes,
      'reset after': ended('empty', 'the list is read and says that the money is back'),
      'malformed JSON': ended('empty', 'the list is read and says that the money is back'),
    },
  },
  'moneyInGames.exitAllGames': {
    kind: 'write',
    who: 'player',
    call: 'POST /autoExitGame',
    reach: ({ tab, server }) => {
      server.money.isInTwoGames = true;
      return moneyInGames.enter(tab);
    },
    act: ({ tab }) => moneyInGames.say(tab, { type: 'moneyInGames.takeAllRequested' }),
    chart: moneyInGames.flow,
    good: 'empty',
    broken: 'shown.refused',
    except: {
      ...closes,
      'reset after': ended('empty', 'the list is read and says that the money is back'),
      'malformed JSON': ended('empty', 'the list is read and says that the money is back'),
    },
  },
  'gameExit.exitGame': {
    kind: 'watch',
    who: 'player',
    call: exit,
    isBackground: true,
    act: (stage) => {
      onlyOnce(stage, exit);
      stage.tab.enter('gameSession', playPage as Parameters<Tab['enter']>[1], { session: 'S1', exit: '1' });
    },
    chart: playOf,
    parts: ['gameExit'],
    good: 'settled',
    refused: 'refused',
    except: closes,
  },
};
