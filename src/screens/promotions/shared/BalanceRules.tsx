import { FormattedMessage } from 'react-intl';
import { stack } from '../../../ui/layout/layout.css.js';
import { rules } from './termMessages.js';

/** What holds for the balance of every promotion, whatever its terms. */
export const BalanceRules = () => (
  <div className={stack[8]}>
    <p>
      <FormattedMessage {...rules.stakes} />
    </p>
    <p>
      <FormattedMessage {...rules.lateWins} />
    </p>
  </div>
);
