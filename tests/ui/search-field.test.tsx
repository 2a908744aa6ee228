import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Form } from '../../src/ui/form/Form.js';
import { SearchField } from '../../src/ui/search-field/SearchField.js';
import { renderField } from './words.js';

afterEach(cleanup);

test('Enter searches, and does not submit the form around the field', async () => {
  const [onSearch, onSubmit] = [vi.fn<(text: string) => void>(), vi.fn<() => void>()];
  renderField(
    <Form label="Bank card" onSubmit={onSubmit}>
      <SearchField label="Search for a bank" clearLabel="Clear" onSubmit={onSearch} />
      <button>Save</button>
    </Form>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox', { name: 'Search for a bank' }), ' BPI {Enter}');
  expect(onSearch.mock.calls).toEqual([['BPI']]);
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});
