import type { ReactNode } from 'react';
import { PressTarget } from '../../../ui/press/PressTarget.js';
import { link } from '../../../ui/text/text.css.js';

/** Opens in another tab, so that the form keeps what was typed. */
const Beside = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to} target="_blank" rel="noopener" className={link}>
    {children}
  </a>
);

export const ContactLink = ({ children }: { children: ReactNode }) => (
  <Beside to="/pages/account/contactInfomation">{children}</Beside>
);

/** The messages that a demo does not send. */
export const OutboxLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Beside to={to}>{children}</Beside>
);

/** `content` is a key, never a text (G2). */
export const AgreementLink = ({ content, children }: { content: 'terms' | 'privacy'; children: ReactNode }) => (
  <Beside to={`/pages/account/userAgreement?content=${content}`}>{children}</Beside>
);

/** A link to another way to log in. The login guard opens a tab of the popup, or a page. */
export const WayLink = ({ children, onPress }: { children: ReactNode; onPress: () => void }) => (
  <PressTarget className={link} onPress={onPress}>
    {children}
  </PressTarget>
);
