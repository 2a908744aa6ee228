import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { hourglassGlyph } from '../../../ui/icon/glyphs/hourglass.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { Becalmed } from '../../../ui/statement/pictures.js';
import { Statement } from '../../../ui/statement/Statement.js';

type StatusMessageProps = {
  glyph?: string;
  heading: MessageDescriptor;
  text: MessageDescriptor;
  isBusy?: boolean;
  isAlert?: boolean;
  action?: ReactNode;
  quiet?: ReactNode;
};

/** A sentence about the present step, with the player's next action. */
export function StatusMessage({
  glyph = hourglassGlyph,
  heading,
  text,
  isBusy = false,
  isAlert = false,
  action,
  quiet,
}: StatusMessageProps) {
  const { formatMessage } = useIntl();
  return (
    <Panel aria-busy={isBusy}>
      <Statement
        {...(isAlert ? { picture: <Becalmed /> } : { glyph })}
        role={isAlert ? 'alert' : 'status'}
        heading={formatMessage(heading)}
        action={action}
        quiet={quiet}
      >
        <FormattedMessage {...text} />
      </Statement>
    </Panel>
  );
}
