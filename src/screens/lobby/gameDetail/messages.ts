import { defineMessage, defineMessages, type MessageTag } from 'react-intl';

export const messages = defineMessages({
  back: { id: 'common.back', defaultMessage: 'Back' },
  trail: { id: 'gameDetail.trail', defaultMessage: 'Where this game is' },
  home: { id: 'common.home', defaultMessage: 'Home' },
  loading: { id: 'gameDetail.loading', defaultMessage: 'Loading the game' },
  notFoundTitle: { id: 'gameDetail.notFound.title', defaultMessage: "This game isn't available" },
  notFoundText: {
    id: 'gameDetail.notFound.text',
    defaultMessage: 'Its maker may have taken it away. Money in a game always comes back to your wallet.',
  },
  toCategories: { id: 'common.seeAllGames', defaultMessage: 'See all games' },
  failedTitle: { id: 'gameDetail.failed.title', defaultMessage: 'The game could not be loaded' },
  failedText: { id: 'common.checkConnectionMoneySafe', defaultMessage: 'Check your connection. Your money is safe.' },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  like: { id: 'gameDetail.like', defaultMessage: 'Like' },
  favourite: { id: 'gameDetail.favourite', defaultMessage: 'Favorite' },
  maker: { id: 'common.maker', defaultMessage: 'Maker' },
  developer: { id: 'gameDetail.developer', defaultMessage: 'Developer' },
  type: { id: 'common.type', defaultMessage: 'Type' },
  returnToPlayer: { id: 'gameDetail.returnToPlayer', defaultMessage: 'Return to player' },
  minimum: { id: 'gameDetail.minimum', defaultMessage: 'Minimum to bring in' },
  updated: { id: 'gameDetail.updated', defaultMessage: 'Last updated' },
  description: { id: 'gameDetail.description', defaultMessage: 'About the game' },
  howToPlay: { id: 'gameDetail.howToPlay', defaultMessage: 'How to play' },
  facts: { id: 'common.details', defaultMessage: 'Details' },
  tabs: { id: 'gameDetail.tabs', defaultMessage: 'Parts of this page' },
  detailTab: { id: 'gameDetail.tab.detail', defaultMessage: 'Detail' },
  commentTab: { id: 'common.comments', defaultMessage: 'Comments' },
  share: { id: 'gameDetail.share', defaultMessage: 'Share' },
  volatility: { id: 'gameDetail.volatility', defaultMessage: 'Volatility' },
  features: { id: 'gameDetail.features', defaultMessage: 'Features' },
  playing: { id: 'gameDetail.play.form', defaultMessage: 'Play this game' },
  amount: { id: 'gameDetail.amount', defaultMessage: 'Bring into the game' },
  clear: { id: 'common.clear', defaultMessage: 'Clear' },
  picks: { id: 'common.quickAmounts', defaultMessage: 'Quick amounts' },
  all: { id: 'common.all', defaultMessage: 'All' },
  comesBack: {
    id: 'gameDetail.amount.comesBack',
    defaultMessage: 'What is left comes back to your wallet when you exit.',
  },
  play: { id: 'common.play', defaultMessage: 'Play' },
  resume: { id: 'gameDetail.resume', defaultMessage: 'Resume' },
  demo: { id: 'gameDetail.demo', defaultMessage: 'Try demo' },
  deposit: { id: 'common.deposit', defaultMessage: 'Deposit' },
  maintenance: { id: 'problem.gameMaintenance', defaultMessage: 'This game is under maintenance.' },
  announced: { id: 'gameDetail.announced', defaultMessage: 'This game is not open yet.' },
  announcedHint: {
    id: 'gameDetail.announced.hint',
    defaultMessage: 'Tap the heart and you find it again among your favorites.',
  },
});

export const inWallet = defineMessage<{ amount: string }>({
  id: 'gameDetail.amount.wallet',
  defaultMessage: 'Wallet {amount}',
});
export const onWallet = defineMessage<{ amount: string }>({
  id: 'gameDetail.onWallet',
  defaultMessage: 'This game plays with your wallet: {amount}. Nothing is moved in or out.',
});
export const atLeast = defineMessage<{ amount: string }>({
  id: 'gameDetail.amount.least',
  defaultMessage: 'At least {amount}',
});
export const until = defineMessage<{ time: string }>({
  id: 'gameDetail.maintenance.until',
  defaultMessage: 'It opens again on {time}.',
});
export const held = defineMessage<{ wallet: string; amount: string; b: MessageTag }>({
  id: 'gameDetail.held',
  defaultMessage: 'Your wallet holds {wallet}. <b>{amount} is still in this game</b> and comes back when you exit it.',
});

export const volatilities = defineMessages({
  low: { id: 'gameDetail.volatility.low', defaultMessage: 'Low: small wins, often' },
  medium: { id: 'gameDetail.volatility.medium', defaultMessage: 'Medium' },
  high: { id: 'gameDetail.volatility.high', defaultMessage: 'High: big wins, seldom' },
});
/** `time`: hours, minutes and seconds, like 1:05:09. */
export const opensIn = defineMessage<{ time: string }>({
  id: 'gameDetail.maintenance.left',
  defaultMessage: 'Opens in {time}',
});
