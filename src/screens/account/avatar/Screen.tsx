import { useSelector } from '@xstate/react';
import type { AvatarRef } from '../../../../machines/account/avatar.machine.js';
import * as select from './selectors.js';
import { AvatarView } from './View.js';

export const AvatarScreen = ({ avatar }: { avatar: AvatarRef }) => (
  <AvatarView
    panel={useSelector(avatar, select.selectPanel)}
    progress={useSelector(avatar, select.selectProgress)}
    isOpening={useSelector(avatar, select.selectIsOpening)}
    sheet={useSelector(avatar, select.selectSheet)}
    picture={useSelector(avatar, select.selectPicture)}
    crop={useSelector(avatar, select.selectCrop)}
    sent={useSelector(avatar, select.selectSent)}
    size={useSelector(avatar, select.selectSize)}
    fault={useSelector(avatar, select.selectFault)}
    problem={useSelector(avatar, select.selectProblem)}
    onChoose={(id) => avatar.send({ type: 'avatar.chosen', id })}
    onPick={(picture) => avatar.send({ type: 'avatar.picked', picture })}
    onFrame={(crop) => avatar.send({ type: 'avatar.framed', crop })}
    onAccept={() => avatar.send({ type: 'avatar.accepted' })}
    onDrop={() => avatar.send({ type: 'avatar.dropped' })}
    onRetry={() => avatar.send({ type: 'avatar.retried' })}
  />
);
