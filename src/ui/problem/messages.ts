import type { MessageDescriptor } from 'react-intl';
import type { ProblemCode } from '../../../machines/vocabulary.js';

type TextOf<Code extends ProblemCode> = { id: `problem.${Code}`; defaultMessage: string };

/** Exhaustive: a new problem code without a text does not compile. For the message extraction; no page loads this list. */
export const problemTexts = {
  notLoggedIn: { id: 'problem.notLoggedIn', defaultMessage: 'Please log in again.' },
  forbidden: { id: 'problem.forbidden', defaultMessage: 'Your account may not do this.' },
  tooManyRequests: { id: 'problem.tooManyRequests', defaultMessage: 'Too many tries. Please wait a moment.' },
  fault: { id: 'problem.fault', defaultMessage: 'Something went wrong on our side. Please try again.' },
  wrongCaptcha: { id: 'problem.wrongCaptcha', defaultMessage: 'The code in the picture was wrong. Here is a new one.' },
  captchaRequired: { id: 'problem.captchaRequired', defaultMessage: 'Please type the code in the picture.' },
  wrongCredentials: { id: 'problem.wrongCredentials', defaultMessage: 'Account or password is wrong.' },
  accountLocked: {
    id: 'problem.accountLocked',
    defaultMessage: 'This account is locked for a while. Please try later or contact us.',
  },
  wrongCode: { id: 'problem.wrongCode', defaultMessage: 'Enter a valid verification code.' },
  phoneTaken: { id: 'problem.phoneTaken', defaultMessage: 'This phone already has an account. Please log in.' },
  usernameTaken: { id: 'problem.usernameTaken', defaultMessage: 'This username is taken. Please choose another.' },
  inviteUnknown: { id: 'problem.inviteUnknown', defaultMessage: 'Nobody has this invitation code.' },
  passwordTooCommon: { id: 'problem.passwordTooCommon', defaultMessage: 'This password is too easy to guess.' },
  ageNotConfirmed: { id: 'problem.ageNotConfirmed', defaultMessage: 'Please confirm your age.' },
  invalidPhone: { id: 'problem.invalidPhone', defaultMessage: 'This is not a mobile number of the country.' },
  bankUnknown: { id: 'problem.bankUnknown', defaultMessage: 'This bank is not supported.' },
  amountOutOfRange: { id: 'problem.amountOutOfRange', defaultMessage: 'The amount is outside the limits.' },
  channelClosed: {
    id: 'problem.channelClosed',
    defaultMessage: 'This channel is closed at the moment. Please choose another.',
  },
  tooManyOrders: {
    id: 'problem.tooManyOrders',
    defaultMessage: 'You have too many unpaid orders. Finish or cancel one first.',
  },
  dailyLimitReached: { id: 'problem.dailyLimitReached', defaultMessage: 'Limit exceeded' },
  orderNotCancellable: { id: 'problem.orderNotCancellable', defaultMessage: 'This order has already ended.' },
  keyReused: { id: 'problem.keyReused', defaultMessage: 'This request was changed on the way. Please start again.' },
  withdrawTermsChanged: {
    id: 'problem.withdrawTermsChanged',
    defaultMessage: 'The fee has changed. Please check and confirm again.',
  },
  withdrawClosed: { id: 'problem.withdrawClosed', defaultMessage: 'Withdrawals are closed at the moment.' },
  proofRequired: {
    id: 'problem.proofRequired',
    defaultMessage: 'Please confirm that it is you before this withdrawal.',
  },
  cardTooNew: {
    id: 'problem.cardTooNew',
    defaultMessage: 'This card is new since your password was changed. It can be used 24 hours after it was added.',
  },
  turnoverLeft: {
    id: 'problem.turnoverLeft',
    defaultMessage: 'You still have to bet the required turnover before you can withdraw.',
  },
  withdrawLimitReached: {
    id: 'problem.withdrawLimitReached',
    defaultMessage: 'No withdrawal times or amount left today.',
  },
  withdrawalUnderReview: {
    id: 'problem.withdrawalUnderReview',
    defaultMessage: 'The withdrawal order is under review',
  },
  withdrawalNotCancellable: {
    id: 'problem.withdrawalNotCancellable',
    defaultMessage: 'This withdrawal can no longer be canceled.',
  },
  bankCardExists: { id: 'problem.bankCardExists', defaultMessage: 'You have already added this bank account.' },
  tooManyBankCards: {
    id: 'problem.tooManyBankCards',
    defaultMessage: 'You cannot add more bank cards. Delete one first.',
  },
  bankCardInUse: { id: 'problem.bankCardInUse', defaultMessage: 'A withdrawal to this card is not finished yet.' },
  notAPicture: { id: 'problem.notAPicture', defaultMessage: 'Please choose a JPEG, PNG or WebP picture.' },
  fileTooLarge: { id: 'problem.fileTooLarge', defaultMessage: 'Exceeded the allowed file size' },
  tooManyReviews: {
    id: 'problem.tooManyReviews',
    defaultMessage: 'Your earlier deposits are still under review. Please wait for them.',
  },
  insufficientBalance: {
    id: 'problem.insufficientBalance',
    defaultMessage: 'Insufficient balance, please Deposit!',
  },
  gameMaintenance: { id: 'problem.gameMaintenance', defaultMessage: 'This game is under maintenance.' },
  gameNotOpen: { id: 'problem.gameNotOpen', defaultMessage: 'This game has not opened yet.' },
  sessionOpen: { id: 'problem.sessionOpen', defaultMessage: 'You have another game open. Exit it first.' },
  sessionEnded: { id: 'problem.sessionEnded', defaultMessage: 'This game session has ended.' },
  makerLocked: {
    id: 'problem.makerLocked',
    defaultMessage: 'The game is finishing a round. Please try again in a moment.',
  },
  socialDenied: { id: 'problem.socialDenied', defaultMessage: 'Facebook login was canceled. Nothing has changed.' },
  socialExpired: {
    id: 'problem.socialExpired',
    defaultMessage: 'This Facebook login took too long. Please start again.',
  },
  socialUnavailable: { id: 'problem.socialUnavailable', defaultMessage: 'Facebook login is not available here.' },
  socialTaken: { id: 'problem.socialTaken', defaultMessage: 'This Facebook account is linked to another player.' },
  phoneBound: { id: 'problem.phoneBound', defaultMessage: 'Your account already has a phone number.' },
  commentGone: { id: 'problem.commentGone', defaultMessage: 'It is too late to bring this comment back.' },
  passkeyUnknown: {
    id: 'problem.passkeyUnknown',
    defaultMessage: 'This passkey no longer works here. Log in with your password.',
  },
  passkeyExpired: { id: 'problem.passkeyExpired', defaultMessage: 'That took too long. Please try again.' },
  passkeyRefused: {
    id: 'problem.passkeyRefused',
    defaultMessage: 'This passkey could not be verified. Log in with your password.',
  },
  passkeyUnavailable: { id: 'problem.passkeyUnavailable', defaultMessage: 'Passkeys do not work at this address.' },
  tooManyPasskeys: { id: 'problem.tooManyPasskeys', defaultMessage: 'You cannot add more passkeys. Remove one first.' },
  ownComment: { id: 'problem.ownComment', defaultMessage: 'This is your own comment.' },
  wrongPassword: { id: 'problem.wrongPassword', defaultMessage: 'Your current password is wrong.' },
  samePassword: { id: 'problem.samePassword', defaultMessage: 'New and old passwords cannot be the same' },
  birthdayFixed: { id: 'problem.birthdayFixed', defaultMessage: 'Your birthday is set and cannot be changed.' },
  tooYoung: { id: 'problem.tooYoung', defaultMessage: 'You are below the age that this site allows.' },
  nameReserved: {
    id: 'problem.nameReserved',
    defaultMessage: 'This name looks like one of ours. Please choose another one.',
  },
  onlyWayIn: { id: 'problem.onlyWayIn', defaultMessage: 'Add a phone number first, or you could not log in any more.' },
  promotionEnded: { id: 'problem.promotionEnded', defaultMessage: 'Sorry, the event has closed or expired' },
  promotionUsed: { id: 'problem.promotionUsed', defaultMessage: "You've reached the limit for this promotion." },
  promotionFull: { id: 'problem.promotionFull', defaultMessage: 'All places of this promotion are taken.' },
  promotionCodeWrong: {
    id: 'problem.promotionCodeWrong',
    defaultMessage: 'There is no such code on this site. Check each letter and digit.',
  },
  promotionCodeUsed: { id: 'problem.promotionCodeUsed', defaultMessage: 'This code has already been used.' },
  promotionCodeExpired: { id: 'problem.promotionCodeExpired', defaultMessage: 'This code has expired.' },
  promotionCodeNeeded: { id: 'problem.promotionCodeNeeded', defaultMessage: 'This promotion needs a code.' },
  promotionNotSettlable: { id: 'problem.promotionNotSettlable', defaultMessage: 'The conditions are not met yet.' },
  promotionRecordEnded: { id: 'problem.promotionRecordEnded', defaultMessage: 'Your promotion has ended.' },
  promotionNotUnlockable: {
    id: 'problem.promotionNotUnlockable',
    defaultMessage: 'The promotion balance is still too high to unlock.',
  },
  promotionInGame: {
    id: 'problem.promotionInGame',
    defaultMessage: 'A game is open with this promotion. Leave it first.',
  },
  promotionGameExcluded: {
    id: 'problem.promotionGameExcluded',
    defaultMessage: 'This game is not part of the promotion.',
  },
  promotionOtherDevice: {
    id: 'problem.promotionOtherDevice',
    defaultMessage: 'This promotion is for another kind of device.',
  },
  activityNotClaimable: { id: 'problem.activityNotClaimable', defaultMessage: 'There is nothing to claim yet.' },
  promotionNotForYou: {
    id: 'problem.promotionNotForYou',
    defaultMessage: 'This offer is not open to you at the moment.',
  },
  promotionSettleFirst: {
    id: 'problem.promotionSettleFirst',
    defaultMessage: 'The conditions are met. Settle it to keep the money.',
  },
  promotionBalanceApart: {
    id: 'problem.promotionBalanceApart',
    defaultMessage: 'This game is played with the promotion balance only.',
  },
  promotionAmountsChanged: {
    id: 'problem.promotionAmountsChanged',
    defaultMessage: 'The amounts have changed. Please check and confirm again.',
  },
  depositTermsChanged: {
    id: 'problem.depositTermsChanged',
    defaultMessage: 'The bonus or its conditions have changed. Please check and confirm again.',
  },
  bonusNotReleased: { id: 'problem.bonusNotReleased', defaultMessage: 'This bonus can be claimed later.' },
  bonusExpired: { id: 'problem.bonusExpired', defaultMessage: 'Sorry, this bonus has expired.' },
  bonusAlreadyClaimed: { id: 'problem.bonusAlreadyClaimed', defaultMessage: 'This bonus is in your wallet already.' },
  bonusInPromotion: {
    id: 'problem.bonusInPromotion',
    defaultMessage: 'A promotion that you joined since is still running. End it first.',
  },
  invalidRequest: { id: 'problem.invalidRequest', defaultMessage: 'Please check what you entered.' },
  notFound: { id: 'problem.notFound', defaultMessage: 'This is no longer here.' },
  refusedByServer: { id: 'problem.refusedByServer', defaultMessage: 'This was refused. Please try again later.' },
  unreachable: { id: 'problem.unreachable', defaultMessage: 'No connection. Please try again.' },
} satisfies { readonly [Code in ProblemCode]: TextOf<Code> };

/** The text of a problem. */
export const problemMessage = (code: ProblemCode): MessageDescriptor => ({ id: `problem.${code}` });
