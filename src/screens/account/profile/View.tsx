import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pageOfStep } from '../../../../machines/access/loginSteps.js';
import { profileFields, type ProfileField } from '../../../../machines/account/profile.js';
import { path } from '../../../../machines/addresses.js';
import type { User } from '../../../../machines/vocabulary.js';
import { langOf } from '../../../i18n/script.js';
import { useDates } from '../../../i18n/site.js';
import { Avatar } from '../../../ui/avatar/Avatar.js';
import { Button } from '../../../ui/button/Button.js';
import { cameraGlyph } from '../../../ui/icon/glyphs/camera.js';
import * as layout from '../../../ui/layout/layout.css.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { AccountHeader } from '../../../ui/page-header/AccountHeader.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { sheetTitle, smallMuted } from '../../../ui/text/text.css.js';
import { fieldNames, genders, level, messages } from './messages.js';
import * as css from './profile.css.js';
import type { Panel as Shown } from './selectors.js';

export type ProfileViewProps = {
  panel: Shown;
  user: User | null;
  onOpen: (field: ProfileField) => void;
  onRetry: () => void;
};

export function ProfileView({ panel, user, onOpen, onRetry }: ProfileViewProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <AccountHeader title={formatMessage(messages.title)} />
      <div className={`${layout.page} ${layout.stack[16]} ${css.column}`}>
        {panel === 'unavailable' ? (
          <Failure
            heading={formatMessage(messages.unavailable)}
            retry={<FormattedMessage {...messages.retry} />}
            onRetry={onRetry}
          >
            <FormattedMessage {...messages.unavailableText} />
          </Failure>
        ) : panel === 'shown' && user ? (
          <>
            <Head user={user} />
            <Fields user={user} onOpen={onOpen} />
          </>
        ) : (
          <Loading label={formatMessage(messages.loading)}>
            <SkeletonRows count={6} />
          </Loading>
        )}
      </div>
    </>
  );
}

function Head({ user }: { user: User }) {
  return (
    <Panel>
      <div className={css.head}>
        <Avatar picture={user.avatarUrl ?? user.avatar} size="large" />
        <div className={css.names}>
          <p className={sheetTitle}>
            <bdi lang={langOf(user.nickname)}>{user.nickname}</bdi>
          </p>
          <p className={smallMuted}>
            <FormattedMessage {...level} values={{ level: user.level, name: user.levelName }} />
          </p>
          <Button variant="soft" size="small" glyph={cameraGlyph} href={path.avatar} className={css.change}>
            <FormattedMessage {...messages.picture} />
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function Fields({ user, onOpen }: { user: User; onOpen: (field: ProfileField) => void }) {
  const { formatMessage } = useIntl();
  const { day } = useDates();
  const valueOf: Readonly<Record<ProfileField, string>> = {
    nickname: user.nickname,
    realname: user.realname,
    gender: formatMessage(genders[user.gender]),
    birthday: user.birthday === null ? '' : day(user.birthday),
    email: user.email,
  };
  return (
    <List label={formatMessage(messages.title)}>
      {profileFields.map((field) => {
        const isFixed = field === 'birthday' && user.birthday !== null;
        return (
          <ListRow
            key={field}
            title={formatMessage(fieldNames[field])}
            note={
              <>
                <Value text={valueOf[field]} />
                {isFixed ? (
                  <span className={css.line}>
                    <FormattedMessage {...messages.birthdayFixed} />
                  </span>
                ) : null}
              </>
            }
            {...(isFixed ? {} : { onPress: () => onOpen(field) })}
          />
        );
      })}
      <ListRow
        title={formatMessage(messages.phone)}
        note={<Value text={user.phone} />}
        href={user.phone === '' ? pageOfStep.bindPhone : path.changePhone}
      />
    </List>
  );
}

/** What the player wrote has its own direction, and does not turn the words around it. */
const Value = ({ text }: { text: string }): ReactNode =>
  text === '' ? <FormattedMessage {...messages.unset} /> : <bdi className={css.line}>{text}</bdi>;
