import type { ReactNode } from 'react';
import { PressTarget } from '../../../ui/press/PressTarget.js';
import { link } from '../../../ui/text/text.css.js';

/** Opens beside the form: what was typed stays where it is. */
const Beside = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to} target="_blank" rel="noopener" className={link}>
    {children}
  </a>
);

export const ContactLink = ({ children }: { children: ReactNode }) => (
  <Beside to="/pages/account/contactInfomation">{children}</Beside>
);

/** `content` is a key, never a text (G2). */
export const AgreementLink = ({ content, children }: { content: 'terms' | 'privacy'; children: ReactNode }) => (
  <Beside to={`/pages/account/userAgreement?content=${content}`}>{children}</Beside>
);

/** Another way in, by the login guard: a tab of the popup, or a page. */
export const WayLink = ({ children, onPress }: { children: ReactNode; onPress: () => void }) => (
  <PressTarget className={link} onPress={onPress}>
    {children}
  </PressTarget>
);
