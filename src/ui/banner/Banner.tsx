import { useDeferredValue, useRef, useState } from 'react';
import { IconButton } from '../icon-button/IconButton.js';
import { chevronLeftGlyph } from '../icon/glyphs/chevron-left.js';
import { chevronRightGlyph } from '../icon/glyphs/chevron-right.js';
import { Picture, type Art } from '../picture/Picture.js';
import { PressTarget } from '../press/PressTarget.js';
import * as css from './Banner.css.js';

/** The names are those of a banner in the contract. `button`: the words of the link. */
export type BannerSlide = { bannerId: string; title: string; text: string; button: string; link: string; art: Art };
export type BannerProps = {
  slides: readonly BannerSlide[];
  /** The shown width, as the `sizes` of an image. */
  sizes: string;
  labels: { region: string; previous: string; next: string };
};

/** Changes by a swipe, by keyboard focus or, with a mouse, by two buttons; never automatically. The text is never part of the picture. */
export function Banner({ slides, sizes, labels }: BannerProps) {
  const scroller = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  // The scripts of the page come before the pictures that a player sees only after a swipe.
  const hasLaterPictures = useDeferredValue(true, false);
  const turn = (by: number) => scroller.current?.scrollBy({ left: by * scroller.current.clientWidth });

  return (
    <section aria-roledescription="carousel" aria-label={labels.region} className={css.banner}>
      <ul
        ref={scroller}
        className={css.slides}
        onScroll={({ currentTarget }) =>
          setShown(Math.round(Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth))
        }
      >
        {slides.map(({ bannerId, title, text, button, link, art }, index) => (
          <li key={bannerId} className={css.slide}>
            <Picture
              art={art}
              kind="banner"
              sizes={sizes}
              isFirst={index === 0}
              isColour={index > 0 && !hasLaterPictures}
            />
            <div className={css.words}>
              <h2 className={css.title}>{title}</h2>
              <p className={css.sentence}>{text}</p>
              <PressTarget href={link} className={css.action}>
                {button}
              </PressTarget>
            </div>
          </li>
        ))}
      </ul>
      {slides.length > 1 ? (
        <>
          <div className={css.dots} aria-hidden="true">
            {slides.map(({ bannerId }, index) => (
              <span key={bannerId} className={index === shown ? css.activeDot : css.dot} />
            ))}
          </div>
          <div className={css.steps}>
            <IconButton
              glyph={chevronLeftGlyph}
              label={labels.previous}
              isDisabled={shown === 0}
              isRepeatable
              onPress={() => turn(-1)}
              className={css.step}
            />
            <IconButton
              glyph={chevronRightGlyph}
              label={labels.next}
              isDisabled={shown >= slides.length - 1}
              isRepeatable
              onPress={() => turn(1)}
              className={css.step}
            />
          </div>
        </>
      ) : null}
    </section>
  );
}
