import { Icon } from '../icon/Icon.js';
import { userGlyph } from '../icon/glyphs/user.js';
import { Picture, type Art } from '../picture/Picture.js';
import * as css from './Avatar.css.js';

export type AvatarProps = {
  /** The id of a built-in avatar, the address of an uploaded one, or neither for a visitor. */
  picture: Art | string | null;
  size?: keyof typeof css.size;
  alt?: string;
};

export const Avatar = ({ picture, size = 'normal', alt = '' }: AvatarProps) => (
  <span className={css.size[size]}>
    {picture === null ? (
      <span className={css.noPhoto}>
        <Icon glyph={userGlyph} />
      </span>
    ) : typeof picture === 'string' ? (
      <img src={picture} alt={alt} width={96} height={96} loading="lazy" decoding="async" className={css.own} />
    ) : (
      <Picture art={picture} kind="square" sizes={size === 'large' ? '60px' : '36px'} alt={alt} />
    )}
  </span>
);
