import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { GameReturnRef } from '../../../../machines/play/gameReturn.machine.js';
import { Button } from '../../../ui/button/Button.js';
import { Stage } from '../shared/Stage.js';
import { messages } from './messages.js';

export function GameReturnScreen({ gameReturn }: { gameReturn: GameReturnRef }) {
  const isTold = useSelector(gameReturn, (snapshot) => snapshot.matches('sent'));
  return (
    <Stage art={null}>
      <output>
        <FormattedMessage {...(isTold ? messages.told : messages.telling)} />
      </output>
      {isTold ? (
        <Button variant="ghost" onPress={() => gameReturn.send({ type: 'gameReturn.repeated' })}>
          <FormattedMessage {...messages.repeat} />
        </Button>
      ) : null}
    </Stage>
  );
}
