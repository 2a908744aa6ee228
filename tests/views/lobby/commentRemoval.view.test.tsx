import { expect } from 'vitest';
import { commentRemovalMachine, type CommentRemovalRef } from '../../../machines/lobby/commentRemoval.machine.js';
import { RemovalBar } from '../../../src/screens/lobby/gameComments/RemovalBar.js';
import { commentRemovalSpec } from '../../fixtures/lobby/commentRemoval.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

/** The parent takes the bar away; until then nothing is left to press. */
const hasNoButton = ({ queryByRole }: Page) => expect(queryByRole('button')).toBeNull();

const view: View<typeof commentRemovalMachine, Page> = {
  open: (ref) => openPage(<RemovalBar removal={ref as CommentRemovalRef} />),
  ...onPage,
  send: {
    'commentRemoval.undone': press('Undo'),
    'commentRemoval.retried': press(/Check again|Delete it/),
    'commentRemoval.abandoned': press(/OK|Keep it|Leave it deleted/),
  },
  sees: {
    reservingKey: seesText('status', /Deleting/),
    sending: seesText('status', /Deleting/),
    'unknown.tracing': seesText('status', /Deleting/),
    'unknown.unanswered': seesText('alert', /do not know yet whether the comment is deleted/),
    'unknown.unsent': seesText('alert', /still there/),
    undoable: seesText('status', /Comment deleted/),
    reservingUndo: seesText('status', /Bringing it back/),
    undoing: seesText('status', /Bringing it back/),
    'undoUnknown.tracing': seesText('status', /Bringing it back/),
    'undoUnknown.unanswered': seesText('alert', /do not know yet whether the comment is back/),
    'undoUnknown.unsent': seesText('alert', /not back yet/),
    refused: seesText('alert', /\w/),
    expired: seesText('alert', /too late/),
    kept: hasNoButton,
    removed: hasNoButton,
  },
};

describePaths(commentRemovalMachine, commentRemovalSpec, view);
