import { useSelector } from '@xstate/react';
import type { ExitWarningRef } from '../../../../machines/play/exitWarning.machine.js';
import { ExitWarningView, type ExitWarningViewProps } from './View.js';

const states = [
  'untouched',
  'refreshing',
  'fresh',
  'sending',
  'stale',
] as const satisfies readonly ExitWarningViewProps['state'][];

/** Mounted once for all pages; its code loads when there is a warning to show. */
export function ExitWarningScreen({ exitWarning }: { exitWarning: ExitWarningRef }) {
  const state = useSelector(exitWarning, (snapshot) => states.find((open) => snapshot.matches({ open })));
  const session = useSelector(exitWarning, ({ context }) => context.session);
  return (
    <ExitWarningView
      session={state === undefined ? null : session}
      state={state ?? 'untouched'}
      problem={useSelector(exitWarning, ({ context }) => context.problem)}
      onUpdate={() => exitWarning.send({ type: 'exitWarning.updateRequested' })}
      onResume={() => exitWarning.send({ type: 'exitWarning.resumed' })}
      onExit={() => exitWarning.send({ type: 'exitWarning.exitRequested' })}
      onShowAll={() => exitWarning.send({ type: 'exitWarning.allRequested' })}
      onClose={(isSilenced) => exitWarning.send({ type: 'exitWarning.closed', isSilenced })}
    />
  );
}
