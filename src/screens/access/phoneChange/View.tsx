import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import { pageOfStep } from '../../../../machines/access/loginSteps.js';
import { Button } from '../../../ui/button/Button.js';
import { smartphoneGlyph } from '../../../ui/icon/glyphs/smartphone.js';
import * as layout from '../../../ui/layout/layout.css.js';
import { AccountHeader } from '../../../ui/page-header/AccountHeader.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { ChangeForm, type ChangeFormProps } from './ChangeForm.js';
import { messages } from './messages.js';
import type { Panel } from './selectors.js';

export type PhoneChangeViewProps = ChangeFormProps & { panel: Panel };

export function PhoneChangeView({ panel, ...form }: PhoneChangeViewProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <AccountHeader
        title={formatMessage(messages.title)}
        through={[{ label: formatMessage(messages.information), href: path.myInformation }]}
      />
      <div className={`${layout.page} ${layout.formColumn}`}>
        {panel === 'form' ? <ChangeForm {...form} /> : <Instead panel={panel} onRetry={form.onRetry} />}
      </div>
    </>
  );
}

function Instead({ panel, onRetry }: { panel: Exclude<Panel, 'form'>; onRetry: () => void }) {
  const { formatMessage } = useIntl();
  if (panel === 'unavailable') {
    return (
      <Failure
        heading={formatMessage(messages.unavailableTitle)}
        retry={<FormattedMessage {...messages.retry} />}
        onRetry={onRetry}
      >
        <FormattedMessage {...messages.unavailable} />
      </Failure>
    );
  }
  if (panel === 'missing') {
    return (
      <Statement
        glyph={smartphoneGlyph}
        heading={formatMessage(messages.phonelessTitle)}
        action={
          <Button href={pageOfStep.bindPhone}>
            <FormattedMessage {...messages.add} />
          </Button>
        }
      >
        <FormattedMessage {...messages.phoneless} />
      </Statement>
    );
  }
  return (
    <Loading label={formatMessage(messages.loading)}>
      <SkeletonRows count={3} />
    </Loading>
  );
}
