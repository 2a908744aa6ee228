import { useSelector } from '@xstate/react';
import type { OwnerProofRef } from '../../../../machines/access/ownerProof.machine.js';
import * as select from './selectors.js';
import { OwnerProofView } from './View.js';

export const OwnerProofScreen = ({ proof }: { proof: OwnerProofRef }) => (
  <OwnerProofView
    isMissing={useSelector(proof, select.selectIsMissing)}
    reasons={useSelector(proof, select.selectReasons)}
    phone={useSelector(proof, select.selectPhone)}
    ways={useSelector(proof, select.selectWays)}
    way={useSelector(proof, select.selectWay)}
    countdown={useSelector(proof, select.selectCountdown)}
    isBusy={useSelector(proof, select.selectIsBusy)}
    isAwaitingCode={useSelector(proof, select.selectIsAwaitingCode)}
    problem={useSelector(proof, select.selectProblem)}
    deviceFault={useSelector(proof, select.selectDeviceFault)}
    onChooseWay={(way) => proof.send({ type: 'ownerProof.wayChosen', way })}
    onRequestCode={() => proof.send({ type: 'ownerProof.codeRequested' })}
    onUsePasskey={() => proof.send({ type: 'ownerProof.passkeyRequested' })}
    onSubmit={(given) => proof.send({ type: 'ownerProof.submitted', proof: given })}
    onAbandon={() => proof.send({ type: 'ownerProof.abandoned' })}
  />
);
