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

test('a dialog in a portal is in front: its button is pressed, not the one it covers', async () => {
  const page = openPage(<Shop />);
  await press('Buy')(page);
  seesText('dialog', /Sure, Ann\?/)(page);
  await fill(page, 'Reason', 'thirst');
  seesText('status', /thirst/)(page);
  await press('Buy')(page);
  expect(page.queryByRole('dialog')).toBeNull();
});

test('what is not said is told with what is', () => {
  const page = openPage(<p role="alert">No connection</p>);
  expect(() => seesText('alert', /Refused/)(page)).toThrow('No alert says /Refused/, only ["No connection"]');
});
