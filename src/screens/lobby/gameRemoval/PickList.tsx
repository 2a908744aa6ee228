import type { GameCard } from '../../../../machines/vocabulary.js';
import { Panel } from '../../../ui/panel/Panel.js';
import * as css from './gameRemoval.css.js';

export type PickListProps = {
  label: string;
  games: readonly GameCard[];
  chosen: readonly string[];
  onToggle: (gameId: string) => void;
};

/** Games with a checkbox each. The whole row can be pressed. */
export const PickList = ({ label, games, chosen, onToggle }: PickListProps) => (
  <Panel as="ul" kind="flush" aria-label={label}>
    {games.map(({ gameId, name, makerName }) => (
      <li key={gameId} className={css.item}>
        <label className={css.choice}>
          <input
            type="checkbox"
            className={css.box}
            checked={chosen.includes(gameId)}
            onChange={() => onToggle(gameId)}
          />
          <span className={css.words} lang="en">
            {name}
            <span className={css.maker}>{makerName}</span>
          </span>
        </label>
      </li>
    ))}
  </Panel>
);
