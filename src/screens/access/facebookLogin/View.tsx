import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { Problem, SiteInfo } from '../../../../machines/vocabulary.js';
import { Button } from '../../../ui/button/Button.js';
import { Checkbox } from '../../../ui/checkbox/Checkbox.js';
import { Form } from '../../../ui/form/Form.js';
import { facebookGlyph } from '../../../ui/icon/glyphs/facebook.js';
import { hourglassGlyph } from '../../../ui/icon/glyphs/hourglass.js';
import { Becalmed } from '../../../ui/statement/pictures.js';
import { Statement } from '../../../ui/statement/Statement.js';
import * as frame from '../shared/frame.css.js';
import { AgreementLink } from '../shared/links.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { StepHead } from '../shared/StepHead.js';
import { consent, messages } from './messages.js';
import type { Panel } from './selectors.js';

export type FacebookLoginViewProps = {
  panel: Panel;
  country: SiteInfo['countryCode'];
  problem: Problem | null;
  again: ReactNode;
  onConfirm: () => void;
  onLogin: () => void;
};

export function FacebookLoginView({ panel, country, problem, again, onConfirm, onLogin }: FacebookLoginViewProps) {
  const { formatMessage } = useIntl();
  const textOf = useProblemText();
  if (panel === 'age') return <AgeForm country={country} onConfirm={onConfirm} />;
  const { title, text, glyph } = words[panel];
  return (
    <Statement
      {...(glyph === undefined ? { picture: <Becalmed /> } : { glyph })}
      role={glyph === undefined ? 'alert' : 'status'}
      level={1}
      heading={formatMessage(title)}
      {...(panel === 'busy' ? {} : { action: again, quiet: <OtherWays onPress={onLogin} /> })}
    >
      {text ? formatMessage(text) : problem && textOf(problem)}
    </Statement>
  );
}

const OtherWays = ({ onPress }: { onPress: () => void }) => (
  <Button variant="ghost" onPress={onPress}>
    <FormattedMessage {...messages.otherWays} />
  </Button>
);

/** This button creates the account, so the age and the terms are right above it (D5). */
const AgeForm = ({ country, onConfirm }: Pick<FacebookLoginViewProps, 'country' | 'onConfirm'>) => {
  const { formatMessage } = useIntl();
  return (
    <div className={frame.column}>
      <StepHead title={formatMessage(messages.ageTitle)}>
        <FormattedMessage {...messages.age} />
      </StepHead>
      <Form label={formatMessage(messages.ageTitle)} onSubmit={onConfirm} className={frame.fields}>
        <Checkbox name="isAdult" requiredText={formatMessage(messages.ageRequired)}>
          <FormattedMessage {...consent} values={{ country, terms, privacy }} />
        </Checkbox>
        <Button type="submit" isWide className={frame.submit}>
          <FormattedMessage {...messages.confirm} />
        </Button>
      </Form>
    </div>
  );
};

const terms = (text: ReactNode) => <AgreementLink content="terms">{text}</AgreementLink>;
const privacy = (text: ReactNode) => <AgreementLink content="privacy">{text}</AgreementLink>;

type Words = {
  title: MessageDescriptor;
  /** If absent, the problem has a text. */
  text?: MessageDescriptor;
  /** For outcomes that are not failures: refusing at Facebook is normal and must not look like an error. */
  glyph?: string;
};

const words: Readonly<Record<Exclude<Panel, 'age'>, Words>> = {
  busy: { title: messages.busyTitle, text: messages.busy, glyph: hourglassGlyph },
  cancelled: { title: messages.deniedTitle, text: messages.denied, glyph: facebookGlyph },
  interrupted: { title: messages.interruptedTitle, text: messages.interrupted },
  refused: { title: messages.refusedTitle },
  unanswered: { title: messages.unansweredTitle, text: messages.unanswered },
};
