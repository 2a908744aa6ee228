/**
 * Checks that the built styles use only what the browsers of `browserslist` in package.json know, by the tables of caniuse:
 * `tsx build/check-styles.ts`, after a build.
 */
import { readdir, readFile } from 'node:fs/promises';
import doiuse from 'doiuse';
import postcss from 'postcss';
import manifest from '../package.json' with { type: 'json' };

/** What a browser may lack, because the page is as usable without it. */
const niceToHave: Readonly<Record<string, string>> = {
  'css-has': 'focus and stars have a rule for browsers without it; else a tint or a margin is missing',
  'css-scrollbar': 'the usual scroll bar instead of a thin one',
  'css-selection': 'the usual color of selected text',
  'css3-cursors': 'a phone has no pointer',
  'css3-cursors-grab': 'a phone has no pointer',
  'css-resize': 'a phone resizes no text field',
  'css-touch-action': 'Safari on a computer has no touch',
  'css-content-visibility': 'what is far below is rendered at once',
};

const assets = new URL('../dist/client/assets/', import.meta.url);
const missing = new Set<string>();
const check = doiuse({
  browsers: manifest.browserslist,
  ignore: Object.keys(niceToHave),
  onFeatureUsage: ({ feature, featureData: { missing: browsers }, usage }) => {
    if (browsers) missing.add(`${feature}: unknown to ${browsers} (${usage.toString().slice(0, 120)})`);
  },
});
const styles = (await readdir(assets)).filter((name) => name.endsWith('.css'));
if (styles.length === 0) throw new Error('dist has no styles: build first');
await Promise.all(
  styles.map(async (from) => postcss(check).process(await readFile(new URL(from, assets), 'utf8'), { from })),
);
if (missing.size > 0) {
  console.error([...missing].join('\n'));
  process.exitCode = 1;
}
