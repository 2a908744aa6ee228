import { legend as legendLine } from '../field/field.css.js';
import { Avatar } from './Avatar.js';
import * as css from './AvatarChoices.css.js';
import type { Art } from '../picture/Picture.js';

export type AvatarChoicesProps = {
  legend: string;
  avatars: readonly { id: string; picture: Art }[];
  /** The id of one of them, or '' if none is chosen. */
  chosen: string;
  /** The name of a picture by its place, from 1. */
  labelOf: (number: number) => string;
  onChoose?: (id: string) => void;
};

/** The site's pictures, side by side, as radio buttons named `avatar`. */
export const AvatarChoices = ({ legend, avatars, chosen, labelOf, onChoose }: AvatarChoicesProps) => (
  <fieldset>
    <legend className={legendLine}>{legend}</legend>
    <div className={css.pictures}>
      {avatars.map(({ id, picture }, index) => (
        <label key={id} className={css.choice}>
          <input
            type="radio"
            name="avatar"
            value={id}
            defaultChecked={id === chosen}
            onChange={() => onChoose?.(id)}
            aria-label={labelOf(index + 1)}
            className={css.radio}
          />
          <Avatar picture={picture} size="large" />
        </label>
      ))}
    </div>
  </fieldset>
);
