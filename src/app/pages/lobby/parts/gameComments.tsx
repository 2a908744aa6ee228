import { commentFormMachine } from '../../../../../machines/lobby/commentForm.machine.js';
import { commentRemovalMachine } from '../../../../../machines/lobby/commentRemoval.machine.js';
import { commentReportMachine } from '../../../../../machines/lobby/commentReport.machine.js';
import { savedDraftsOf, savedRemovalOf, savedReportOf } from '../../../../../machines/lobby/comments.js';
import { gameCommentsMachine } from '../../../../../machines/lobby/gameComments.machine.js';
import { defineGameCommentsActors } from '../../../../effects/lobby/gameComments.js';
import { GameCommentsScreen } from '../../../../screens/lobby/gameComments/Screen.js';
import { FlowHost } from '../../../hosting/FlowHost.js';
import { flowPage, paramsIn, type Lobby, type Params } from '../../../navigation/page.js';

const gameIn = ({ id }: Params): string => id ?? '';

export const gameComments = flowPage({
  machine: (outside) => gameCommentsMachine.provide({ actors: defineGameCommentsActors(outside) }),
  key: gameIn,
  input: ({ params, savedOf }) => ({
    gameId: gameIn(params),
    drafts: savedDraftsOf(savedOf(commentFormMachine)),
    removal: savedRemovalOf(savedOf(commentRemovalMachine), gameIn(params)),
    report: savedReportOf(savedOf(commentReportMachine), gameIn(params)),
  }),
  Screen: ({ flow }) => <GameCommentsScreen comments={flow} />,
});

/** The tab Comment of a game's page: a chunk of its own, which loads when the tab is opened. */
export const GameComments = ({ lobby }: { lobby: Lobby }) => (
  <FlowHost name="gameComments" page={gameComments} lobby={lobby} params={paramsIn(location.search)} />
);
