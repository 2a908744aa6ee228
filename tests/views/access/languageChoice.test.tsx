import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { preferencesMachine } from '../../../machines/entry/preferences.machine.js';
import { LanguageChoice } from '../../../src/screens/access/shared/LanguageChoice.js';
import { openPage, press } from '../../support/render.js';

test('a visitor finds the own language by its own name, and an arrow key chooses nothing', async () => {
  const preferences = createActor(preferencesMachine, {
    input: { locale: 'en_US', accent: 'blue', mode: 'system', device: 'other', isLowData: false, consent: 'unasked' },
  });
  const send = vi.spyOn(preferences, 'send').mockImplementation(() => undefined);
  const page = openPage(<LanguageChoice preferences={preferences} />);
  await press('Language: English')(page);
  expect(page.front().getByRole('button', { name: 'English' }).getAttribute('aria-pressed')).toBe('true');
  await page.user.keyboard('{ArrowDown}{ArrowDown}');
  expect(send).not.toHaveBeenCalled();
  await press('ไทย')(page);
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'preferences.localeChosen', locale: 'th_TH' });
});
