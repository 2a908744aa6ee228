import { useSelector } from '@xstate/react';
import type { AppRef } from '../../../../machines/app.machine.js';
import { selectRecognition } from './selectors.js';
import { RecognitionView } from './View.js';

/** Covers the page whose form waits until the player is known. */
export function RecognitionScreen({ app }: { app: AppRef }) {
  return (
    <RecognitionView
      state={useSelector(app, selectRecognition)}
      onRetry={() => app.send({ type: 'recognition.retried' })}
      onLeave={() => app.send({ type: 'recognition.abandoned' })}
    />
  );
}
