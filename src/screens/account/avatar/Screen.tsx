import { shallowEqual, useSelector } from '@xstate/react';
import type { AvatarRef } from '../../../../machines/account/avatar.machine.js';
import type { OwnPictureRef } from '../../../../machines/account/ownPicture.machine.js';
import { useKeyedWrite } from '../../../ui/statement/useKeyedWrite.js';
import { ChoosePanel } from './ChoosePanel.js';
import { CropPanel } from './CropPanel.js';
import * as select from './selectors.js';
import { AvatarView } from './View.js';

export const AvatarScreen = ({ avatar }: { avatar: AvatarRef }) => (
  <AvatarParts avatar={avatar} own={useSelector(avatar, select.selectOwn)} />
);

type AvatarPartsProps = {
  avatar: AvatarRef;
  /** The own picture while it is cropped and uploaded. */
  own: OwnPictureRef | undefined;
};

export function AvatarParts({ avatar, own }: AvatarPartsProps) {
  const panel = useSelector(avatar, select.selectPanel);
  const ownPanel = useSelector(own, select.selectOwnPanel);
  const sheet = useSelector(avatar, select.selectSheet);
  const uploaded = useSelector(avatar, select.selectUploaded);
  const progress = useSelector(avatar, select.selectProgress);
  const { step, onRetry } = useKeyedWrite(useSelector(avatar, select.selectWrite));
  const isUnanswered = step === 'unanswered';
  const choosing = {
    progress: isUnanswered ? step : progress,
    fault: useSelector(avatar, select.selectFault),
    problem: useSelector(avatar, select.selectProblem),
    onRetry: isUnanswered ? onRetry : () => avatar.send({ type: 'avatar.retried' }),
    onDrop: () => avatar.send({ type: 'avatar.dropped' }),
  };
  const cropped = useSelector(own, select.selectCropped, shallowEqual);
  const cropping = {
    progress: useSelector(own, select.selectOwnProgress),
    fault: useSelector(own, select.selectOwnFault),
    problem: null,
    sent: useSelector(own, select.selectSent),
    size: useSelector(own, select.selectSize),
    onRetry: () => own?.send({ type: 'ownPicture.retried' }),
    onDrop: () => own?.send({ type: 'ownPicture.dropped' }),
  };
  const shown = ownPanel ?? panel;
  // The same panel while the upload is saved: the focus stays where it is.
  const crop = cropped ?? uploaded;
  return (
    <AvatarView panel={shown} onRetry={choosing.onRetry}>
      {shown === 'crop' && crop ? (
        <CropPanel
          {...(own ? cropping : { ...choosing, sent: 0, size: 0 })}
          {...crop}
          onFrame={(framed) => own?.send({ type: 'ownPicture.framed', crop: framed })}
          onAccept={() => own?.send({ type: 'ownPicture.accepted' })}
        />
      ) : sheet ? (
        <ChoosePanel
          {...choosing}
          progress={own ? 'working' : choosing.progress}
          sheet={sheet}
          isOpening={own !== undefined}
          onChoose={(id) => avatar.send({ type: 'avatar.chosen', id })}
          onPick={(picture) => avatar.send({ type: 'avatar.picked', picture })}
        />
      ) : null}
    </AvatarView>
  );
}
