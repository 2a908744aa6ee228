import { useIntl } from 'react-intl';
import type { AvatarChoice } from '../../../../machines/access/fillProfile.machine.js';
import { Avatar } from '../../../ui/avatar/Avatar.js';
import * as css from './fillProfile.css.js';
import { avatarNumber, messages } from './messages.js';

type AvatarInputProps = {
  avatars: readonly AvatarChoice[];
  /** The id of one of them, or '' if none is chosen. */ chosen: string;
};

/** The site's pictures, side by side. The player need not choose one: an account has a picture from the start. */
export function AvatarInput({ avatars, chosen }: AvatarInputProps) {
  const { formatMessage } = useIntl();
  return (
    <fieldset>
      <legend className={css.legend}>{formatMessage(messages.avatar)}</legend>
      <div className={css.pictures}>
        {avatars.map(({ id, picture }, index) => (
          <label key={id} className={css.choice}>
            <input
              type="radio"
              name="avatar"
              value={id}
              defaultChecked={id === chosen}
              aria-label={formatMessage(avatarNumber, { number: index + 1 })}
              className={css.radio}
            />
            <Avatar picture={picture} size="large" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
