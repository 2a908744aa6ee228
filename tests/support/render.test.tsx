import { Button, Dialog, DialogTrigger, Heading, Input, Label, Modal, TextField } from 'react-aria-components';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { expect, test } from 'vitest';
import { fill, openPage, press, seesText } from './render.js';

function Shop() {
  const [said, say] = useState('nothing');
  return (
    <>
      <output>{said}</output>
      <DialogTrigger>
        <Button>Buy</Button>
        <Modal>
          <Dialog>
            {({ close }) => (
              <>
                <Heading slot="title">
                  <FormattedMessage id="shop.sure" defaultMessage="Sure, {name}?" values={{ name: 'Ann' }} />
                </Heading>
                <TextField onChange={say}>
                  <Label>Reason</Label>
                  <Input />
                </TextField>
                <Button onPress={close}>Buy</Button>
              </>
            )}
          </Dialog>
        </Modal>
      </DialogTrigger>
    </>
  );
}

test('if a dialog is open, press and fill work in the dialog, not in the page below it', async () => {
  const page = openPage(<Shop />);
  await press('Buy')(page);
  seesText('dialog', /Sure, Ann\?/)(page);
  await fill(page, 'Reason', 'thirst');
  seesText('status', /thirst/)(page);
  await press('Buy')(page);
  expect(page.queryByRole('dialog')).toBeNull();
});

test('a missing text is reported with the texts that are shown', () => {
  const page = openPage(<p role="alert">No connection</p>);
  expect(() => seesText('alert', /Refused/)(page)).toThrow('No alert says /Refused/, only ["No connection"]');
});
