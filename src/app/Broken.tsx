import { Component, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../ui/button/Button.js';
import { Becalmed } from '../ui/statement/pictures.js';
import { Statement } from '../ui/statement/Statement.js';
import { messages } from './messages.js';

/** Stands between a page that threw while rendering and the frame around it. Another address gives another try. */
export class Broken extends Component<{ address: string; onReload: () => void; children: ReactNode }, { brokenAt: string | null }> {
  override state = { brokenAt: null };

  static getDerivedStateFromError = () => ({ brokenAt: '' });

  static getDerivedStateFromProps({ address }: { address: string }, { brokenAt }: { brokenAt: string | null }) {
    if (brokenAt === null) return null;
    return brokenAt === '' || brokenAt === address ? { brokenAt: address } : { brokenAt: null };
  }

  override render(): ReactNode {
    if (this.state.brokenAt === null) return this.props.children;
    return <BrokenPage onReload={this.props.onReload} />;
  }
}

/** Says whose mistake it is and offers the page anew. */
export function BrokenPage({ onReload }: { onReload: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Statement
      picture={<Becalmed />}
      role="alert"
      level={1}
      heading={formatMessage(messages.brokenTitle)}
      action={
        <Button onPress={onReload}>
          <FormattedMessage {...messages.reload} />
        </Button>
      }
    >
      <FormattedMessage {...messages.brokenText} />
    </Statement>
  );
}
