/** The id of the place of the feedback form on its page. */
export const feedbackPlace = 'write-to-us';

/** Scrolls to the feedback form and focuses its first field, or what stands in its place. */
export function openFeedback(): void {
  const place = document.getElementById(feedbackPlace);
  place?.scrollIntoView({ block: 'start' });
  (place?.querySelector<HTMLElement>('textarea') ?? place)?.focus({ preventScroll: true });
}
