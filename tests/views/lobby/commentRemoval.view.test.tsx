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
    'removal.undone': press('Undo'),
    'removal.retried': press(/Check again|Delete it/),
    'removal.left': press(/OK|Keep it|Leave it deleted/),
  },
  sees: {
    reservingKey: seesText('status', /Deleting/),
    deleting: seesText('status', /Deleting/),
    'unknown.asking': seesText('status', /Deleting/),
    'unknown.silent': seesText('alert', /do not know yet whether the comment is deleted/),
    'unknown.absent': seesText('alert', /still there/),
    undoable: seesText('status', /Comment deleted/),
    reservingUndo: seesText('status', /Bringing it back/),
    restoring: seesText('status', /Bringing it back/),
    'undoUnknown.asking': seesText('status', /Bringing it back/),
    'undoUnknown.silent': seesText('alert', /do not know yet whether the comment is back/),
    'undoUnknown.waiting': seesText('alert', /not back yet/),
    refused: seesText('alert', /\w/),
    tooLate: seesText('alert', /too late/),
    kept: hasNoButton,
    gone: hasNoButton,
  },
};

describePaths(commentRemovalMachine, commentRemovalSpec, view);
