import type { Page } from 'playwright-core';

/**
 * Texts that a box cuts off, and a page that scrolls sideways. Names that end in an ellipsis or a line clamp are meant so,
 * and what a person can scroll to is not cut off. Answers what is cut, by text and box.
 */
export const clippedTexts = (page: Page): Promise<string[]> => page.evaluate(findClippedTexts);

/** Runs in the page: everything it needs is inside. */
function findClippedTexts(): string[] {
  const slack = { across: 1.5, along: 3 };
  const found = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1) found.add(`the page is ${scrollWidth} px wide in a window of ${clientWidth}`);

  const cutterOf = (text: Text, drawn: DOMRect): Element | null => {
    for (let element = text.parentElement; element && element !== document.body; element = element.parentElement) {
      const { textOverflow, webkitLineClamp, overflowX, overflowY, visibility, position } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isMeant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      const isHidden =
        visibility === 'hidden' ||
        box.width <= 1 ||
        box.height <= 1 ||
        element.matches('[aria-hidden="true"],[inert],[hidden]');
      if (isMeant || isHidden || /auto|scroll/.test(overflowX + overflowY)) return null;
      const isCutAcross =
        /hidden|clip/.test(overflowX) &&
        (drawn.left < box.left - slack.across || drawn.right > box.right + slack.across);
      const isCutAlong =
        /hidden|clip/.test(overflowY) && (drawn.top < box.top - slack.along || drawn.bottom > box.bottom + slack.along);
      if (isCutAcross || isCutAlong) return element;
      if (position === 'fixed') return null;
    }
    return null;
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const said = node.textContent?.trim() ?? '';
    if (said === '' || /^(?:SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/.test(node.parentElement?.tagName ?? '')) continue;
    // The content of a closed <details> has a place in the layout, but is not drawn.
    if (node.parentElement?.checkVisibility() === false) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const drawn of range.getClientRects()) {
      const cutter = cutterOf(node as Text, drawn);
      if (cutter) found.add(`"${said.slice(0, 60)}" in <${cutter.tagName.toLowerCase()} class="${cutter.className}">`);
    }
  }
  return [...found];
}
