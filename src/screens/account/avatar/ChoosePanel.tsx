import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { wornId, type AvatarSheet } from '../../../../machines/account/avatar.js';
import type { PickedPicture } from '../../../../machines/shared/pictures.js';
import { AvatarChoices } from '../../../ui/avatar/AvatarChoices.js';
import { Button } from '../../../ui/button/Button.js';
import { FileField } from '../../../ui/file-field/FileField.js';
import { pictureFaultText } from '../../../ui/file-field/pictureFault.js';
import { Form } from '../../../ui/form/Form.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { smallMuted } from '../../../ui/text/text.css.js';
import { avatarNumber, messages } from './messages.js';
import { Outcome, type OutcomeProps } from './Outcome.js';

export type ChoosePanelProps = OutcomeProps & {
  sheet: AvatarSheet;
  isOpening: boolean;
  onChoose: (id: string) => void;
  onPick: (picture: PickedPicture) => void;
};

/** What the picker offers. A phone that takes photos in another format converts them. */
const accept = 'image/jpeg,image/png,image/webp';

/** The site's pictures, and the way to an own one. */
export function ChoosePanel({ sheet, isOpening, onChoose, onPick, ...outcome }: ChoosePanelProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { progress, fault } = outcome;
  const isBusy = progress === 'working';
  const [chosen, setChosen] = useState(() => wornId(sheet));
  return (
    <div className={stack[16]}>
      <Panel>
        <Form
          label={formatMessage(messages.gallery)}
          isBusy={isBusy}
          onSubmit={() => onChoose(chosen)}
          className={stack[16]}
        >
          <AvatarChoices
            legend={formatMessage(messages.gallery)}
            avatars={sheet.avatars}
            chosen={chosen}
            labelOf={(number) => formatMessage(avatarNumber, { number })}
            onChoose={setChosen}
          />
          <div aria-live="polite" className={stack[12]}>
            <Outcome {...outcome} />
          </div>
          {progress === 'none' || isBusy ? (
            <Button type="submit" isWide isDisabled={chosen === ''} isPending={isBusy && !isOpening}>
              <FormattedMessage {...messages.use} />
            </Button>
          ) : null}
        </Form>
      </Panel>
      <Panel>
        <FileField
          label={formatMessage(messages.own)}
          prompt={formatMessage(messages.pick)}
          hint={formatMessage(messages.ownHint)}
          accept={accept}
          isDisabled={progress !== 'none'}
          error={fault === null ? null : pictureFaultText(intl, fault)}
          onPick={([file]) => {
            if (file) onPick({ name: file.name, size: file.size, content: file });
          }}
        >
          {isOpening ? (
            <output className={smallMuted}>
              <FormattedMessage {...messages.opening} />
            </output>
          ) : null}
        </FileField>
      </Panel>
    </div>
  );
}
