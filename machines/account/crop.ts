/** Pixels of a picture as it is shown, its orientation applied. */
export type PictureSize = { width: number; height: number };

/**
 * Which square of a picture is kept. `zoom`: 1 is the largest square that fits. `x` and `y`: where the square is within its
 * room, 0 at the left or upper edge, 1 at the other.
 */
export type Crop = { zoom: number; x: number; y: number };

/** In pixels of the picture. */
export type Square = { left: number; top: number; side: number };

export const mostZoom = 4;
export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** Whether a value that was stored is a crop within its limits. */
export function isCrop(value: unknown): value is Crop {
  const { zoom, x, y } = (value ?? {}) as Partial<Record<keyof Crop, unknown>>;
  return isBetween(1, zoom, mostZoom) && isBetween(0, x, 1) && isBetween(0, y, 1);
}

const isBetween = (least: number, value: unknown, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most;
const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export function squareOf({ width, height }: PictureSize, { zoom, x, y }: Crop): Square {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/** The crop whose square lies at a place; it stops at the edges of the picture. */
function placed({ width, height }: PictureSize, zoom: number, left: number, top: number): Crop {
  const side = Math.min(width, height) / zoom;
  return { zoom, x: shareOf(left, width - side), y: shareOf(top, height - side) };
}

/** Without room in a direction the square is in the middle of it. */
const shareOf = (place: number, room: number): number => (room <= 0 ? 0.5 : within(place / room, 0, 1));

/** Moves the picture under the square. `right` and `down` are shares of the side of the square, as a finger drags. */
export function dragged(picture: PictureSize, crop: Crop, right: number, down: number): Crop {
  const { left, top, side } = squareOf(picture, crop);
  return placed(picture, crop.zoom, left - right * side, top - down * side);
}

/** Zooms around the middle of the square. */
export function zoomed(picture: PictureSize, crop: Crop, wanted: number): Crop {
  const zoom = within(wanted, 1, mostZoom);
  const { left, top, side } = squareOf(picture, crop);
  const next = Math.min(picture.width, picture.height) / zoom;
  return placed(picture, zoom, left + (side - next) / 2, top + (side - next) / 2);
}
