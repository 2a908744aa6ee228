import { existsSync } from 'node:fs';
import type { Contract } from '../contract/load.js';
import type { Operation } from './operation.js';

/** The operations that have a file, and the ids of operations without a file. */
export interface LoadedOperations {
  readonly operations: ReadonlyMap<string, Operation>;
  readonly missing: readonly string[];
}

/**
 * Loads `operations/<area>/<operationId>.ts` for every operation of the contract. Throws when the operation in a file
 * has another id, or its access differs from the contract's `security`.
 */
export async function loadOperations(contract: Contract): Promise<LoadedOperations> {
  const operations = new Map<string, Operation>();
  const missing: string[] = [];
  await Promise.all(
    [...contract.operations.values()].map(async ({ id, area, needsPlayer }) => {
      const file = new URL(`./${area}/${id}.ts`, import.meta.url);
      if (!existsSync(file)) {
        missing.push(id);
        return;
      }
      const { operation } = (await import(file.href)) as { readonly operation: Operation };
      if (operation.id !== id) throw new Error(`${area}/${id}.ts holds the operation ${operation.id}`);
      if ((operation.access === 'player') !== needsPlayer)
        throw new Error(`${id}: the contract ${needsPlayer ? 'needs' : 'does not need'} a player`);
      operations.set(id, operation);
    }),
  );
  return { operations, missing: missing.toSorted() };
}
