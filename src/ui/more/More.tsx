import { Button } from '../button/Button.js';
import * as css from './More.css.js';

export type MoreProps = { label: string; isPending: boolean; onMore: () => void };

/** The margin: about a screen before the end. */
const near = { rootMargin: '600px' };

/** The end of a list with further pages: requests the next page when it comes near the viewport, or when it is pressed. */
export function More({ label, isPending, onMore }: MoreProps) {
  const watch = (end: HTMLDivElement | null) => {
    if (!end || isPending) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
    }, near);
    observer.observe(end);
    return () => observer.disconnect();
  };
  return (
    <div ref={watch} className={css.more}>
      <Button variant="soft" size="small" isPending={isPending} isRepeatable onPress={onMore}>
        {label}
      </Button>
    </div>
  );
}
