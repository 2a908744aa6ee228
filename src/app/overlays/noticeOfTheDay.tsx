import { useSelector } from '@xstate/react';
import { noticeOfTheDayMachine } from '../../../machines/entry/noticeOfTheDay.machine.js';
import { defineNoticeOfTheDayActors } from '../../effects/entry/noticeOfTheDay.js';
import { FlowHost } from '../hosting/FlowHost.js';
import { lazyScreen } from '../hosting/LazyScreen.js';
import { flowPage, type Lobby } from '../navigation/page.js';

const Screen = lazyScreen(
  'entry',
  async () => (await import('../../screens/entry/noticeOfTheDay/Screen.js')).NoticeOfTheDayScreen,
);

const page = flowPage({
  machine: (outside) => noticeOfTheDayMachine.provide({ actors: defineNoticeOfTheDayActors(outside) }),
  input: () => undefined,
  Screen: ({ flow }) => {
    const isOpen = useSelector(flow, (snapshot) => snapshot.hasTag('popup'));
    return isOpen ? <Screen noticeOfTheDay={flow} /> : null;
  },
});

/** Over the main pages (section 4, notification check). */
export const Overlay = ({ lobby }: { lobby: Lobby }) => <FlowHost name="noticeOfTheDay" page={page} lobby={lobby} />;
