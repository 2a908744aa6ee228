import { describe, expect } from 'vitest';
import { waitFor } from 'xstate';
import { commentRemovalMachine, type CommentRemovalRef } from '../../../machines/lobby/commentRemoval.machine.js';
import { removalWrite } from '../../../machines/lobby/writes.js';
import { mustBeProvided } from '../../../machines/vocabulary.js';
import { provideWrite } from '../../../src/effects/shared/provideWrite.js';
import { RemovalBar } from '../../../src/screens/lobby/gameComments/RemovalBar.js';
import { commentRemovalSpec } from '../../fixtures/lobby/commentRemoval.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { describeWrite } from '../../support/describe-write.js';
import { actOnPage, onPage, openPage, press, seesText, type Page } from '../../support/render.js';

/** The parent takes the bar away; until then nothing is left to press. */
const hasNoButton = ({ queryByRole }: Page) => expect(queryByRole('button')).toBeNull();

const view: View<typeof commentRemovalMachine, Page> = {
  open: (ref) => openPage(<RemovalBar removal={ref as CommentRemovalRef} />),
  ...onPage,
  send: {
    'commentRemoval.undone': press('Undo'),
    'commentRemoval.abandoned': press('OK'),
  },
  sees: {
    reservingKey: seesText('status', /Deleting/),
    sending: seesText('status', /Deleting/),
    undoable: seesText('status', /Comment deleted/),
    undoing: seesText('status', /Bringing it back/),
    refused: seesText('alert', /\w/),
    expired: seesText('alert', /too late/),
    kept: hasNoButton,
    removed: hasNoButton,
  },
};

describePaths(commentRemovalMachine, commentRemovalSpec, view);

const open = (ref: CommentRemovalRef) => openPage(<RemovalBar removal={ref} />);
const input = { gameId: '7', commentId: '70002', threadId: null };

describeWrite(commentRemovalMachine, {
  write: 'sendRemoval',
  input: { ...input, key: 'key-0' },
  open,
  tracing: /Deleting/,
  unanswered: /do not know yet whether the comment is deleted/,
  unsent: /still there/,
  again: 'Delete it',
  giveUp: 'Keep it',
});

describe('the undo:', () =>
  describeWrite(commentRemovalMachine, {
    write: 'sendUndo',
    input: { ...input, key: 'key-0' },
    actors: {
      sendRemoval: provideWrite(removalWrite, {
        send: mustBeProvided('send'),
        trace: async () => ({ ok: true, value: null }),
      }),
    },
    reach: async (ref: CommentRemovalRef) => {
      await waitFor(ref, (snapshot) => snapshot.matches('undoable'));
      await actOnPage(async () => ref.send({ type: 'commentRemoval.undone' }));
    },
    open,
    tracing: /Bringing it back/,
    unanswered: /do not know yet whether the comment is back/,
    unsent: /not back yet/,
    again: 'Undo',
    giveUp: 'Leave it deleted',
  }));
