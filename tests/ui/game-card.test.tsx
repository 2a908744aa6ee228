import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { GameCard } from '../../src/ui/game-card/GameCard.js';
import { renderField } from './words.js';

afterEach(cleanup);

test('the Tab key reaches the game before its heart', async () => {
  const user = userEvent.setup();
  renderField(
    <MemoryRouter>
      <GameCard
        href="/g/1"
        name="Mango Moon"
        maker="Kasoy"
        art={{ name: 'card-1001.a1b2c3d4', dominant: '#3a2a6b' }}
        favourite={{ label: 'Add Mango Moon to favorites', isOn: false, onPress: () => undefined }}
        as="article"
      />
    </MemoryRouter>,
  );
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Mango Moon' }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Mango Moon to favorites' }));
});
