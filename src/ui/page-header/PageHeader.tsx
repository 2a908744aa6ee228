import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../icon-button/IconButton.js';
import { Icon } from '../icon/Icon.js';
import { chevronLeftGlyph } from '../icon/glyphs/chevron-left.js';
import { chevronRightGlyph } from '../icon/glyphs/chevron-right.js';
import * as css from './PageHeader.css.js';

export type PageHeaderProps = {
  title: string;
  /** The parent page, or the flow's own action for leaving. */
  back?: { label: string; href?: string; onPress?: () => void } | undefined;
  /** One icon button or one short button. */
  action?: ReactNode;
  /** The breadcrumb above the title on desktop, outermost first. The page itself is added as the last part. */
  trail?: { label: string; places: readonly { label: string; href: string }[] } | undefined;
};

/** The header of a sub-page: back button, centred title and one action on mobile; breadcrumb and large title on desktop. */
export const PageHeader = ({ title, back, action, trail }: PageHeaderProps) => (
  <header className={css.header}>
    {trail === undefined ? null : (
      <nav aria-label={trail.label} className={css.trail}>
        {trail.places.map(({ label, href }, index) => (
          <span key={href} className={css.trailPart}>
            {index === 0 ? null : <Icon glyph={chevronRightGlyph} />}
            <Link to={href} className={css.crumb}>
              {label}
            </Link>
          </span>
        ))}
        <span className={css.trailPart}>
          <Icon glyph={chevronRightGlyph} />
          <span aria-current="page">{title}</span>
        </span>
      </nav>
    )}
    {back === undefined ? null : (
      <IconButton
        glyph={chevronLeftGlyph}
        label={back.label}
        href={back.href}
        onPress={back.onPress}
        className={css.back}
      />
    )}
    <h1 className={css.title}>{title}</h1>
    {action === undefined ? null : <div className={css.action}>{action}</div>}
  </header>
);
