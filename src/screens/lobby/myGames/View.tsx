import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import type { MyGamesTab } from '../../../../machines/lobby/myGames.machine.js';
import { useSite } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { CardGrid } from '../../../ui/card-row/CardRow.js';
import { gamepad2Glyph } from '../../../ui/icon/glyphs/gamepad-2.js';
import { heartGlyph } from '../../../ui/icon/glyphs/heart.js';
import { historyGlyph } from '../../../ui/icon/glyphs/history.js';
import { thumbsUpGlyph } from '../../../ui/icon/glyphs/thumbs-up.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { LineTabs } from '../../../ui/line-tabs/LineTabs.js';
import { PageHeader } from '../../../ui/page-header/PageHeader.js';
import { useBack } from '../../../ui/page-header/useBack.js';
import { Loading, SkeletonCards } from '../../../ui/skeleton/Skeleton.js';
import { Statement } from '../../../ui/statement/Statement.js';
import * as text from '../../../ui/text/text.css.js';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.js';
import { messages } from './messages.js';
import * as css from './myGames.css.js';
import type { Panel } from './selectors.js';

export type MyGamesViewProps = {
  panel: Panel;
  tab: MyGamesTab;
  /** An account page shows one list under its own title. */
  isAlone: boolean;
  games: ReactNode;
  /** A row of games below a sentence, for a visitor. */
  suggested: ReactNode;
  onTab: (tab: MyGamesTab) => void;
  onLogin: () => void;
};

const tabs = ['favorites', 'likes', 'history'] as const satisfies readonly MyGamesTab[];

export function MyGamesView({ panel, tab, isAlone, games, suggested, onTab, onLogin }: MyGamesViewProps) {
  const { formatMessage } = useIntl();
  const back = useBack(path.account);
  const content =
    panel === 'games' ? (
      games
    ) : panel === 'visitor' ? (
      <Visitor suggested={suggested} onLogin={onLogin} />
    ) : (
      <Skeleton />
    );
  if (isAlone) {
    return (
      <>
        <PageHeader
          title={formatMessage(messages[tab])}
          back={{ label: formatMessage(messages.back), onPress: back }}
        />
        <div className={css.page}>{content}</div>
      </>
    );
  }
  return (
    <div className={css.page}>
      <Title />
      {panel === 'visitor' ? (
        content
      ) : (
        <LineTabs
          label={formatMessage(messages.title)}
          tabs={tabs.map((id) => ({ id, label: formatMessage(messages[id]) }))}
          selected={tab}
          onSelect={onTab}
        >
          <div className={css.list}>{content}</div>
        </LineTabs>
      )}
    </div>
  );
}

function Title() {
  const { formatMessage } = useIntl();
  const { device } = useSite();
  const words = formatMessage(messages.title);
  return device === 'pc' ? (
    <h1 className={`${text.title} ${css.title}`}>{words}</h1>
  ) : (
    <VisuallyHidden as="h1">{words}</VisuallyHidden>
  );
}

function Skeleton() {
  const { formatMessage } = useIntl();
  return (
    <Loading label={formatMessage(messages.loading)}>
      <CardGrid label="">
        <SkeletonCards />
      </CardGrid>
    </Loading>
  );
}

function Visitor({ suggested, onLogin }: { suggested: ReactNode; onLogin: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <div className={stack.section}>
      <Statement
        glyph={gamepad2Glyph}
        heading={formatMessage(messages.visitorTitle)}
        action={
          <Button onPress={onLogin}>
            <FormattedMessage {...messages.logIn} />
          </Button>
        }
        quiet={
          <Button variant="ghost" href={path.browser}>
            <FormattedMessage {...messages.look} />
          </Button>
        }
      >
        <FormattedMessage {...messages.visitorText} />
      </Statement>
      {suggested}
    </div>
  );
}

const nothing: Readonly<Record<MyGamesTab, { glyph: string; heading: MessageDescriptor; text: MessageDescriptor }>> = {
  favorites: { glyph: heartGlyph, heading: messages.noFavorites, text: messages.noFavoritesText },
  likes: { glyph: thumbsUpGlyph, heading: messages.noLikes, text: messages.noLikesText },
  history: { glyph: historyGlyph, heading: messages.noHistory, text: messages.noHistoryText },
};

export function Nothing({ tab, suggested }: { tab: MyGamesTab; suggested: ReactNode }) {
  const { formatMessage } = useIntl();
  const { glyph, heading, text: sentence } = nothing[tab];
  return (
    <div className={stack.section}>
      <Statement
        glyph={glyph}
        heading={formatMessage(heading)}
        action={
          <Button href={path.browser}>
            <FormattedMessage {...messages.look} />
          </Button>
        }
      >
        <FormattedMessage {...sentence} />
      </Statement>
      {suggested}
    </div>
  );
}
