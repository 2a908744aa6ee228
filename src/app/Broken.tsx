import { Component, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Failure } from '../ui/statement/Failure.js';
import { messages } from './messages.js';

/** Stands between what threw while rendering and the frame around it. Another address gives another try. `instead`: what is shown for what broke, null for nothing. */
export class Broken extends Component<
  { address: string; instead: ReactNode; children: ReactNode },
  { brokenAt: string | null }
> {
  override state = { brokenAt: null };

  static getDerivedStateFromError = () => ({ brokenAt: '' });

  static getDerivedStateFromProps({ address }: { address: string }, { brokenAt }: { brokenAt: string | null }) {
    if (brokenAt === null) return null;
    return brokenAt === '' || brokenAt === address ? { brokenAt: address } : { brokenAt: null };
  }

  override render(): ReactNode {
    return this.state.brokenAt === null ? this.props.children : this.props.instead;
  }
}

/** Says whose mistake it is and offers the page anew. */
export function BrokenPage({ onReload }: { onReload: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Failure
      level={1}
      heading={formatMessage(messages.brokenTitle)}
      retry={<FormattedMessage {...messages.reload} />}
      onRetry={onReload}
    >
      <FormattedMessage {...messages.brokenText} />
    </Failure>
  );
}
