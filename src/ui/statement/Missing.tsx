import type { ReactNode } from 'react';
import { Button } from '../button/Button.js';
import { Becalmed } from './pictures.js';
import { Statement, type StatementProps } from './Statement.js';

export type MissingProps = Pick<StatementProps, 'heading' | 'children' | 'level'> & {
  /** Where the player goes on, instead of this page in the history. */
  href: string;
  /** The label of that link. */
  way: ReactNode;
};

/** The address is of something that does not exist, or does not any more: the message, with a link to a page that does. */
export const Missing = ({ href, way, ...told }: MissingProps) => (
  <Statement
    {...told}
    picture={<Becalmed />}
    action={
      <Button href={href} isReplacing>
        {way}
      </Button>
    }
  />
);
