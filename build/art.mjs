/** Whether `dist/art` was drawn from the current inputs. Needs tsx, since the inputs are listed in TypeScript. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const index = fileURLToPath(new URL('../dist/art/index.json', import.meta.url));

export async function isArtStale() {
  const { hashInputs } = await import('../demo/art/inputs.ts');
  try {
    return JSON.parse(readFileSync(index, 'utf8')).inputs !== hashInputs();
  } catch {
    return true;
  }
}
