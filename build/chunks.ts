/** Modules of later routes that are sent as one file. The bundler decides about all others. */

/** The lists of pages and of their texts, which the first load of a page needs both. */
export const lists = { name: 'lists', test: /\/src\/(?:app\/page|i18n\/text)-files\.ts$/ };

/** What every form imports: one chunk is 1 kB smaller than its ten parts. The phone field is on few pages. */
export const fields = {
  name: 'fields',
  test: /\/src\/ui\/(?:field|form|text-field)\/|\/machines\/shared\/rules\/(?!phone)/,
};

/** Parts with React Aria, and what comes with them. */
const ofForms = [
  'amount-field',
  'code-field',
  'dialog',
  'field',
  'form',
  'icon/glyphs/eye',
  'password-field',
  'phone-field',
  'picker',
  'text-area-field',
  'text-field',
];
/**
 * Small parts and icons that many pages show: each alone would be a request, and its name would cost the first route 40 bytes.
 * It comes before the fields, since a chunk takes all that its modules import: a page would load 14 kB of fields for an icon.
 * The parts of forms are left out for the same reason.
 */
export const parts = { name: 'parts', test: new RegExp(`/src/ui/(?!${ofForms.join('|')})`), minShareCount: 10 };
