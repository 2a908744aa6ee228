import type { Texts } from '../../../server/base/locale.js';
import { paragraphs, text } from '../text.js';

/** A line that starts with `# ` is a heading. */
const heading = ({ en_US, ms_MY, my_MM, th_TH, zh_CN }: Texts): Texts =>
  text(`# ${en_US}`, `# ${ms_MY}`, `# ${my_MM}`, `# ${th_TH}`, `# ${zh_CN}`);

/** A heading and the paragraph under it. */
export const section = (name: Texts, body: Texts): Texts => paragraphs(heading(name), body);
