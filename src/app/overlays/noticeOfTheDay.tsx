import { noticeOfTheDayMachine } from '../../../machines/entry/noticeOfTheDay.machine.js';
import { defineNoticeOfTheDayActors } from '../../effects/entry/noticeOfTheDay.js';
import { NoticeOfTheDayScreen } from '../../screens/entry/noticeOfTheDay/Screen.js';
import { FlowHost } from '../hosting/FlowHost.js';
import { flowPage, type Lobby } from '../navigation/page.js';

const page = flowPage({
  machine: (outside) => noticeOfTheDayMachine.provide({ actors: defineNoticeOfTheDayActors(outside) }),
  input: () => undefined,
  Screen: ({ flow }) => <NoticeOfTheDayScreen noticeOfTheDay={flow} />,
});

/** Over the main pages (section 4, notification check). */
export const Overlay = ({ lobby }: { lobby: Lobby }) => <FlowHost name="noticeOfTheDay" page={page} lobby={lobby} />;
