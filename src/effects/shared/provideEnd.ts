import { fromPromise } from 'xstate';
import type { ConfirmedEnd, EndRequest } from '../../../machines/shared/confirmedEnd.machine.js';
import { keyedWriteOf, type Answer } from '../../../machines/shared/keyedWrite.machine.js';
import type { Result } from '../../../machines/vocabulary.js';
import { watchPage } from '../page.js';
import { provideWrite } from './provideWrite.js';

type Requests<Asked, Preview> = {
  preview: (asked: Asked, signal: AbortSignal) => Promise<Result<Preview>>;
  /** It has no key to keep: a participation or a bonus ends once, whatever the key. */
  send: (request: EndRequest<Asked, Preview>, signal: AbortSignal) => Promise<Result<unknown>>;
  trace: (request: EndRequest<Asked, Preview>, signal: AbortSignal) => Promise<Answer<unknown>>;
};

/** The end of a promotion or a bonus with its requests. */
export const provideEnd = <Asked, Preview>(
  end: ConfirmedEnd<Asked, Preview>,
  { preview, send, trace }: NoInfer<Requests<Asked, Preview>>,
): ConfirmedEnd<Asked, Preview> =>
  end.provide({
    actors: {
      previewEnd: fromPromise<Result<Preview>, { asked: Asked }>(({ input, signal }) => preview(input.asked, signal)),
      sendEnd: provideWrite(keyedWriteOf<EndRequest<Asked, Preview>, unknown>(), { send, trace }),
      watchPage,
    },
  });
