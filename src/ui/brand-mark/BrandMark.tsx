import { useContext, useState } from 'react';
import { SiteContext } from '../../i18n/site.js';
import * as css from './BrandMark.css.js';
import { Sail } from './Sail.js';

/** The site's mark with its name. The login and sign-up pages show the large mark alone. */
export const BrandMark = ({ name }: { name?: string }) =>
  name === undefined ? (
    <Mark className={css.largeMark} />
  ) : (
    <span className={css.brand} lang="en">
      <Mark className={css.mark} />
      <b className={css.name}>{name}</b>
    </span>
  );

/** The site's own logo. The sail is the fallback if it cannot be loaded. */
function Mark({ className }: { className: string }) {
  const logo = useContext(SiteContext)?.logo;
  const [lost, lose] = useState<string>();
  if (!logo || lost === logo) return <Sail className={className} />;
  // An image that failed before hydration fires no further error event, so its state is checked here.
  const look = (picture: HTMLImageElement | null) =>
    void (picture?.complete && picture.naturalWidth === 0 && lose(logo));
  return <img ref={look} src={logo} alt="" className={className} onError={() => lose(logo)} />;
}
