import sharp from 'sharp';

/** What stands in the photo's data besides its pixels; none of it may be uploaded. */
export const secretOfPhoto = 'Taken at home, 14.5995 N 120.9842 E';

/**
 * A photo as a phone takes it: 800 × 600 px on the sensor, the camera turned by 90°, so that it is shown as 600 × 800. Its
 * upper half is red and its lower half is blue.
 */
export async function portrait(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const half = (background: string) =>
    sharp({ create: { width: 400, height: 600, channels: 3, background } })
      .png()
      .toBuffer();
  // Orientation 6: the left edge of the sensor is the upper edge of the photo.
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#000' } })
    .composite([
      { input: await half('#d22'), left: 0, top: 0 },
      { input: await half('#22d'), left: 400, top: 0 },
    ])
    .withMetadata({ orientation: 6, exif: { IFD0: { ImageDescription: secretOfPhoto } } })
    .jpeg()
    .toBuffer();
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
}
