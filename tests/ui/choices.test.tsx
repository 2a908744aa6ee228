import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Checkbox } from '../../src/ui/checkbox/Checkbox.js';
import { Form } from '../../src/ui/form/Form.js';
import { LineTabs } from '../../src/ui/line-tabs/LineTabs.js';
import { RadioCards } from '../../src/ui/radio-cards/RadioCards.js';
import { Segments } from '../../src/ui/segments/Segments.js';
import { Select } from '../../src/ui/select/Select.js';

afterEach(cleanup);

const open = (validationErrors?: Record<string, string>) => {
  const onSubmit = vi.fn<(values: object) => void>();
  render(
    <Form label="Bank card" validationErrors={validationErrors} onSubmit={onSubmit}>
      <RadioCards
        name="channel"
        label="Channel"
        requiredText="Choose a channel"
        cards={[
          { id: 'qr', title: 'QR' },
          { id: 'card', title: 'Card', isDisabled: true },
          { id: 'wallet', title: 'Wallet' },
        ]}
      />
      <Select
        name="bank"
        label="Bank"
        placeholder="Choose"
        requiredText="Choose a bank"
        options={[{ id: 'bdo', label: 'BDO' }]}
      />
      <Checkbox name="agreed" requiredText="Agree first">
        I agree
      </Checkbox>
      <button>Save</button>
    </Form>,
  );
  return { onSubmit, user: userEvent.setup() };
};

test('each missing choice shows our own text', async () => {
  const { onSubmit, user } = open();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).not.toHaveBeenCalled();
  for (const sentence of ['Choose a channel', 'Choose a bank', 'Agree first'])
    expect(screen.getByText(sentence)).toBeDefined();
});

test('a missing choice of several is marked once, above the choices', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const radios = screen.getAllByRole('radio');
  expect(screen.getByRole('radiogroup', { name: 'Channel' }).getAttribute('aria-invalid')).toBe('true');
  expect(radios.map((radio) => radio.getAttribute('aria-invalid'))).toEqual([null, null, null]);
  const text = screen.getByText('Choose a channel');
  expect(radios.every((radio) => text.compareDocumentPosition(radio) & Node.DOCUMENT_POSITION_FOLLOWING)).toBe(true);
});

test('a choice clears its error, and the form submits the choices', async () => {
  const { onSubmit, user } = open();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('radio', { name: 'QR' }));
  await user.selectOptions(screen.getByLabelText('Bank'), 'bdo');
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
  for (const sentence of ['Choose a channel', 'Choose a bank', 'Agree first'])
    expect(screen.queryByText(sentence)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledWith({ channel: 'qr', bank: 'bdo', agreed: 'true' });
});

test('a refusal of the server shows until another choice', async () => {
  const { user } = open({ bank: 'This bank is not served now' });
  expect(screen.getByText('This bank is not served now')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Bank'), 'bdo');
  expect(screen.queryByText('This bank is not served now')).toBeNull();
});

test('a refused group gives the focus to its first choice', () => {
  open({ channel: 'This channel is closed now' });
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'QR' }));
});

test('the same refusal shows again after the next submit', async () => {
  const user = userEvent.setup();
  const refusal = 'This bank is not served now';
  const draw = (isBusy: boolean) => (
    <Form label="Bank card" isBusy={isBusy} validationErrors={{ bank: refusal }} onSubmit={() => undefined}>
      <Select name="bank" label="Bank" placeholder="Choose" options={[{ id: 'bdo', label: 'BDO' }]} />
    </Form>
  );
  const { rerender } = render(draw(false));
  await user.selectOptions(screen.getByLabelText('Bank'), 'bdo');
  expect(screen.queryByText(refusal)).toBeNull();
  rerender(draw(true));
  rerender(draw(false));
  expect(screen.getByText(refusal)).toBeDefined();
});

function TwoTabs() {
  const [tab, setTab] = useState<'detail' | 'comments'>('detail');
  return (
    <LineTabs
      label="Game"
      tabs={[
        { id: 'detail', label: 'Detail' },
        { id: 'comments', label: 'Comments' },
      ]}
      selected={tab}
      onSelect={setTab}
    >
      {tab}
    </LineTabs>
  );
}

test('tabs are one stop of the Tab key, and arrow keys move through them in a circle', async () => {
  const user = userEvent.setup();
  render(<TwoTabs />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Comments', selected: true }));
  expect(screen.getByRole('tabpanel', { name: 'Comments' }).textContent).toBe('comments');
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Detail', selected: true }));
});

test('segments mark the selected one', async () => {
  const user = userEvent.setup();
  const onSelect = vi.fn<(id: string) => void>();
  render(
    <Segments
      label="Winners"
      selected="day"
      choices={[
        { id: 'day', label: 'Daily' },
        { id: 'week', label: 'Weekly' },
      ]}
      onSelect={onSelect}
    />,
  );
  expect(screen.getByRole('button', { name: 'Daily', pressed: true })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Weekly', pressed: false }));
  expect(onSelect).toHaveBeenCalledWith('week');
});
