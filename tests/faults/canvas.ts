import { vi } from 'vitest';

/** A device whose canvas decodes everything as a small picture, and encodes everything as one byte. */
export function stubCanvas(): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 30, height: 40, close: () => undefined }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined });
      convertToBlob = async ({ type }: { type: string }) => new Blob(['x'], { type });
    },
  );
  // Node has workers of another kind.
  vi.stubGlobal('Worker', undefined);
}

/** What the first bytes of a file make of it. */
export const photoOf = (name: string) => {
  const content = new File([new Uint8Array([0xff, 0xd8, 0xff])], name);
  return { name: content.name, size: content.size, content };
};
