import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { withoutLocaleCheck } from '../../../server/web/plugins.js';

type Transform = (code: string, id: string) => { code: string } | null;

test.each(['@formatjs/intl/index.js', 'intl-messageformat/index.js', 'react-aria/dist/private/i18n/useDefaultLocale.mjs'])(
  '%s asks the browser for no list of its languages',
  async (file) => {
    const id = new URL(`../../../node_modules/${file}`, import.meta.url).pathname;
    const code = await readFile(id, 'utf8');
    const built = (withoutLocaleCheck().transform as Transform)(code, id)?.code;
    // What resolvedOptions() asks is asked when somebody calls it: nothing here does.
    const asked = (text = '') => [...text.matchAll(/^(?!.*resolvedOptions).*supportedLocalesOf\(.*$/gm)].length;
    expect(asked(code)).toBeGreaterThan(0);
    expect(asked(built)).toBe(0);
  },
);
