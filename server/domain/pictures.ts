import { fileUrl, readArtIndex, type ArtIndex } from '../base/art-index.js';

/** A picture of the site's art. */
export interface Picture {
  /** The name of its files. */
  readonly name: string;
  /** The colour that stands for it until it is loaded. */
  readonly dominant: string;
}

/** The site's art by stable ids. File names contain a hash of the content. */
export interface Pictures {
  /** The picture of an id such as `card-1001`. */
  picture(artId: string): Picture;
  /** A player's avatar. A player who has not chosen one always gets the same one. */
  avatar(artId: string, playerId: number): Picture;
  /** The ids of all avatars that a player may choose. */
  avatars(): readonly string[];
  /** The URL of a logo such as `maker-larkspire`. */
  file(artId: string): string;
}

/** The dominant colour when no art was rendered: in tests, and on a server that is only an API. */
const PLAIN = '#808080';

/** Reads `dist/art/index.json` when the first picture is requested. */
export function openPictures(folder?: string): Pictures {
  let index: ArtIndex | null | undefined;
  let avatars: readonly string[] = [];

  function read(): ArtIndex | null {
    if (index === undefined) {
      try {
        index = readArtIndex(folder);
      } catch {
        index = null;
      }
      avatars = Object.keys(index?.pictures ?? {})
        .filter((id) => id.startsWith('avatar-'))
        .toSorted();
    }
    return index;
  }

  function picture(artId: string): Picture {
    const found = read()?.pictures[artId];
    return found === undefined ? { name: artId, dominant: PLAIN } : { name: found.name, dominant: found.dominant };
  }

  return {
    picture,
    avatars: () => {
      read();
      return avatars.length === 0 ? ['avatar'] : avatars;
    },
    avatar: (artId, playerId) => {
      read();
      return picture(artId === '' ? (avatars[playerId % Math.max(avatars.length, 1)] ?? 'avatar') : artId);
    },
    file: (artId) => {
      const known = read();
      return known === null ? `/art/${artId}.svg` : fileUrl(known, artId);
    },
  };
}
