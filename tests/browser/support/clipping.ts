import type { Page } from 'playwright-core';

/**
 * Texts that a box cuts off or that are printed over each other, broken words and amounts, and a page that scrolls sideways. Names that end in an
 * ellipsis or a line clamp are meant so, and what a person can scroll to is not cut off. Answers what is wrong, by text and box.
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

  const drawnTexts: { said: string; element: Element; left: number; right: number; top: number; bottom: number }[] = [];
  /** What of a line of text is in view; null if nothing is, or if it lies over the page on purpose. */
  const inView = (text: Text, { left, right, top, bottom, height }: DOMRect) => {
    // Between lines that stand close, the boxes of their letters overlap a little.
    const seen = { left, right, top: top + height * 0.3, bottom: bottom - height * 0.3 };
    for (let element = text.parentElement; element && element !== document.body; element = element.parentElement) {
      const { overflowX, overflowY, position, opacity, visibility } = getComputedStyle(element);
      if (/absolute|fixed|sticky/.test(position) || opacity === '0' || visibility === 'hidden') return null;
      const box = element.getBoundingClientRect();
      if (overflowX !== 'visible') {
        seen.left = Math.max(seen.left, box.left);
        seen.right = Math.min(seen.right, box.right);
      }
      if (overflowY !== 'visible') {
        seen.top = Math.max(seen.top, box.top);
        seen.bottom = Math.min(seen.bottom, box.bottom);
      }
    }
    return seen.right > seen.left && seen.bottom > seen.top ? seen : null;
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const said = node.textContent?.trim() ?? '';
    if (said === '' || /^(?:SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/.test(node.parentElement?.tagName ?? '')) continue;
    // The content of a closed <details> has a place in the layout, but is not drawn.
    if (node.parentElement?.checkVisibility() === false) continue;
    const range = document.createRange();
    for (const { 0: whole, index } of (node.textContent ?? '').matchAll(/[A-Za-z]{2,14}|[\d,.:]{2,}/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + whole.length);
      const lines = [...range.getClientRects()].filter((drawn) => inView(node as Text, drawn)).map(({ top }) => top);
      if (new Set(lines).size > 1) found.add(`"${whole}" is broken`);
    }
    range.selectNodeContents(node);
    for (const drawn of range.getClientRects()) {
      const cutter = cutterOf(node as Text, drawn);
      if (cutter) found.add(`"${said.slice(0, 60)}" in <${cutter.tagName.toLowerCase()} class="${cutter.className}">`);
      const seen = inView(node as Text, drawn);
      if (seen && node.parentElement) drawnTexts.push({ said, element: node.parentElement, ...seen });
    }
  }
  for (const [index, one] of drawnTexts.entries()) {
    for (const other of drawnTexts.slice(index + 1)) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const along = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > slack.across && along > 0 && one.element !== other.element)
        found.add(`"${one.said.slice(0, 60)}" and "${other.said.slice(0, 60)}" are printed over each other`);
    }
  }
  return [...found];
}
