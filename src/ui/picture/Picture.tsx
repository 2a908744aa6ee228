import { useContext } from 'react';
import { SiteContext } from '../../i18n/site.js';
import * as css from './Picture.css.js';

/** A picture as the user API names it: files `/art/{name}-{width}.avif` and `.webp`. */
export type Art = { name: string; dominant: string };

/** Widths served and the proportion of each kind. */
const kinds = {
  card: { widths: [216, 432], width: 216, height: 288 },
  banner: { widths: [720, 1440], width: 720, height: 310 },
  square: { widths: [96, 192], width: 96, height: 96 },
} as const;

export type PictureProps = {
  art: Art;
  kind: keyof typeof kinds;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  /** Decoration unless it says something that no text beside it does. */
  alt?: string;
  /** In the first view: not lazy, and asked for first. */
  isFirst?: boolean;
};

/**
 * Fills its parent, which gives the shape (position, aspect-ratio, radius) and cuts off what is outside it. The place is
 * coloured before the file arrives: a style attribute would be refused by the content security policy, a presentation
 * attribute is not one.
 */
export function Picture({ art, kind, sizes, alt = '', isFirst = false }: PictureProps) {
  const { widths, width, height } = kinds[kind];
  const isLowData = useContext(SiteContext)?.isLowData === true;
  const place = <svg color={art.dominant} aria-hidden="true" className={css.placeholder} />;
  // Where data is saved a banner is read, not looked at; cards come in their smallest size.
  if (isLowData && kind === 'banner') return place;
  const files = (type: string) =>
    (isLowData ? widths.slice(0, 1) : widths).map((wide) => `/art/${art.name}-${wide}.${type} ${wide}w`).join(', ');
  return (
    <>
      {place}
      {/* Another game's picture must not stay until this one is here. */}
      <picture key={art.name}>
        <source type="image/avif" srcSet={files('avif')} sizes={sizes} />
        <img
          src={`/art/${art.name}-${widths[0]}.webp`}
          srcSet={files('webp')}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          {...(isFirst ? { fetchPriority: 'high' as const } : {})}
          className={css.image}
        />
      </picture>
    </>
  );
}
