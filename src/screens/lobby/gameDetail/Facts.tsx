import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { browserAddress, makerAddress } from '../../../../machines/lobby/addresses.js';
import { leastAmount, takesAmount } from '../../../../machines/lobby/transferIn.js';
import { gameFeatures, type Category } from '../../../../machines/lobby/vocabulary.js';
import type { GameInfo } from '../../../../machines/vocabulary.js';
import { formatPercent } from '../../../i18n/numbers.js';
import { useDates, useMoney, useSite } from '../../../i18n/site.js';
import { categoryTitle } from '../../../i18n/titles.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { sectionTitle } from '../../../ui/text/text.css.js';
import { featureWords } from '../shared/features.js';
import * as css from './gameDetail.css.js';
import { messages, volatilities } from './messages.js';

type FactsProps = { game: GameInfo; category: Category | null };

/** The facts that the maker publishes. A fact without a value is left out. */
export function Facts({ game, category }: FactsProps) {
  const { formatMessage } = useIntl();
  const { locale } = useSite();
  const { money } = useMoney();
  const { date } = useDates();
  const maker = (
    <Link to={makerAddress(game.makerId)} className={css.makerLink} lang="en">
      {game.makerName}
    </Link>
  );
  const pairs = [
    { key: formatMessage(messages.maker), value: maker },
    { key: formatMessage(messages.developer), value: <span lang="en">{game.developer}</span> },
    ...(category === null ? [] : [{ key: formatMessage(messages.type), value: categoryTitle(category, locale) }]),
    ...(takesAmount(game) ? [{ key: formatMessage(messages.minimum), value: money(leastAmount(game)) }] : []),
    ...(game.returnToPlayer === null
      ? []
      : [{ key: formatMessage(messages.returnToPlayer), value: formatPercent(game.returnToPlayer) }]),
    ...(game.volatility === null
      ? []
      : [{ key: formatMessage(messages.volatility), value: formatMessage(volatilities[game.volatility]) }]),
    ...(game.features.length === 0
      ? []
      : [{ key: formatMessage(messages.features), value: <Features features={game.features} /> }]),
    { key: formatMessage(messages.updated), value: date(game.updateTime) },
  ];
  return (
    <div className={css.facts}>
      <section aria-label={formatMessage(messages.facts)}>
        <KeyValues pairs={pairs} />
      </section>
      <div className={css.texts}>
        <Text heading={formatMessage(messages.description)} text={game.description} />
        <Text heading={formatMessage(messages.howToPlay)} text={game.howToPlay} />
      </div>
    </div>
  );
}

/** Each leads to the games that have it too. */
const Features = ({ features }: Pick<GameInfo, 'features'>) => (
  <FormattedList
    type="unit"
    value={gameFeatures
      .filter((feature) => features.includes(feature))
      .map((feature) => (
        <Link key={feature} to={browserAddress({ feature })} className={css.makerLink}>
          <FormattedMessage {...featureWords[feature]} />
        </Link>
      ))}
  />
);

const Text = ({ heading, text }: { heading: string; text: string }) =>
  text.trim() === '' ? null : (
    <section>
      <h2 className={sectionTitle}>{heading}</h2>
      <p className={css.prose}>{text}</p>
    </section>
  );
