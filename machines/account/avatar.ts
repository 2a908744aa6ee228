import type { components } from '../../openapi/user-api.js';
import type { User } from '../vocabulary.js';
import type { PickedPicture, PictureFault } from '../shared/pictures.js';
import { isCrop, type Crop, type PictureSize } from './crop.js';

export type AvatarChoice = components['schemas']['AvatarChoice'];
export type AvatarSheet = { user: User; avatars: readonly AvatarChoice[] };

/**
 * A picture of the player as it is cropped: decoded, turned as the camera noted, shrunk, and without any other data.
 * `content` is the browser's own object, which charts only pass on. `preview`: a data URL.
 */
export type OpenedPicture = PictureSize & { name: string; content: object; preview: string };

/** A picture that the device keeps under an id until it is uploaded. */
export type KeptPicture = { id: string; name: string };
export type SavedPicture = { kept: KeptPicture; crop: Crop };
export type OwnPictureStart = { picked: PickedPicture | null; saved: SavedPicture | null };

export type CroppedPicture = { picture: OpenedPicture; crop: Crop };
/** What became of an own picture. */
export type OwnPicture =
  | ({ kind: 'uploaded'; url: string } & CroppedPicture)
  | { kind: 'refused'; fault: PictureFault }
  | { kind: 'dropped' };

/** Validates what storage returned: another version may have written it. */
export function savedPictureOf(saved: Readonly<Record<string, unknown>> | null): SavedPicture | null {
  const { id, name } = (saved?.['kept'] ?? {}) as Partial<Record<string, unknown>>;
  const crop = saved?.['crop'];
  return typeof id === 'string' && typeof name === 'string' && isCrop(crop) ? { kept: { id, name }, crop } : null;
}

/** The site's avatar that the player has now; '' if the picture is the player's own. */
export const wornId = ({ user, avatars }: AvatarSheet): string =>
  user.avatarUrl === null ? (avatars.find(({ picture }) => picture.name === user.avatar.name)?.id ?? '') : '';

/** Whether the profile has the picture that was chosen: the id of one of the site, or the address of an upload. */
export const isWorn = (wanted: string, sheet: AvatarSheet): boolean =>
  sheet.user.avatarUrl === wanted || wornId(sheet) === wanted;
