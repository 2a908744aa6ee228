/** Listeners to the progress of an upload by the value of their header. `sent`: bytes that have left the device. */
const listeners = new Map<string, (sent: number) => void>();
let count = 0;

/** Marks a request whose upload is followed. The request layer removes the header. */
export const progressHeader = 'x-progress';

/** Follows the upload of the request that carries the returned header. Call `end` when it is settled. */
export function followUpload(onProgress: (sent: number) => void): {
  headers: Record<typeof progressHeader, string>;
  end: () => void;
} {
  const name = String((count += 1));
  listeners.set(name, onProgress);
  return { headers: { [progressHeader]: name }, end: () => void listeners.delete(name) };
}

/**
 * Sends a request by XMLHttpRequest, the only interface that tells how many bytes have left the device. Behaves like
 * `fetch`: it rejects without a response, and when the request is aborted.
 */
export async function sendWithProgress(request: Request): Promise<Response> {
  const onProgress = listeners.get(request.headers.get(progressHeader) ?? '');
  const body = await request.arrayBuffer();
  return new Promise((resolve, reject) => {
    if (request.signal.aborted) {
      reject(request.signal.reason as Error);
      return;
    }
    const sending = new XMLHttpRequest();
    sending.open(request.method, request.url);
    sending.responseType = 'text';
    for (const [name, value] of request.headers) if (name !== progressHeader) sending.setRequestHeader(name, value);
    sending.upload.addEventListener('progress', ({ loaded }) => onProgress?.(loaded));
    sending.addEventListener('load', () => {
      const { status, responseText } = sending;
      // A response of these has no body, and the constructor refuses even an empty one.
      const isBare = status === 204 || status === 205 || status === 304;
      const type = sending.getResponseHeader('Content-Type');
      resolve(
        new Response(isBare ? null : responseText, { status, headers: type === null ? {} : { 'Content-Type': type } }),
      );
    });
    sending.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
    sending.addEventListener('abort', () => reject(request.signal.reason as Error));
    request.signal.addEventListener('abort', () => sending.abort(), { once: true });
    sending.send(body);
  });
}
