import { useContext } from 'react';
import { SiteContext } from '../../i18n/site.js';
import * as css from './Picture.css.js';

/**
 * A picture as the user API names it: files `/art/{name}-{width}.avif`. The server answers with WebP at the same address if the
 * browser does not accept AVIF.
 */
export type Art = { name: string; dominant: string };

/** The served widths and the aspect ratio of each kind. `low`: the only width in low-data mode; 0: no picture. */
const kinds = {
  card: { widths: [216, 432], low: 108, width: 216, height: 288 },
  banner: { widths: [720, 1440], low: 0, width: 720, height: 310 },
  square: { widths: [96, 192], low: 48, width: 96, height: 96 },
} as const;

export type PictureProps = {
  art: Art;
  kind: keyof typeof kinds;
  /** The shown width, as the `sizes` of an image. */
  sizes: string;
  /** Empty for decoration: set it only if no text beside the picture says the same. */
  alt?: string;
  /** In the first view: not lazy, and with high priority. */
  isFirst?: boolean;
  /** Only its colour for now: nothing is loaded. */
  isColour?: boolean;
};

/**
 * Fills its parent, which sets the shape (position, aspect-ratio, radius) and clips it. The dominant colour shows before
 * the file arrives. It is a presentation attribute, because the content security policy refuses style attributes.
 */
export function Picture({ art, kind, sizes, alt = '', isFirst = false, isColour = false }: PictureProps) {
  const { widths, low, width, height } = kinds[kind];
  const isLowData = useContext(SiteContext)?.isLowData === true;
  const place = <svg color={art.dominant} aria-hidden="true" className={css.placeholder} />;
  const served = isLowData ? [low] : widths;
  if (isColour || !served[0]) return place;
  const files = served.map((wide) => `/art/${art.name}-${wide}.avif ${wide}w`);
  return (
    <>
      {place}
      <img
        // Another game's picture must not stay until this one is loaded.
        key={art.name}
        src={`/art/${art.name}-${served[0]}.avif`}
        srcSet={files.join(', ')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' as const } : {})}
        className={css.image}
      />
    </>
  );
}
