import type { Contract } from '../contract/load.js';
import { operationFiles, type OperationFile } from './files.js';
import type { Operation } from './operation.js';

/** The operations that files export, and the ids of the contract's operations that no file exports. */
export interface LoadedOperations {
  readonly operations: ReadonlyMap<string, Operation>;
  readonly missing: readonly string[];
}

/** Loads the operations of all files in `operations/<area>/`. */
export async function loadOperations(contract: Contract): Promise<LoadedOperations> {
  return operationsOf(contract, await operationFiles());
}

/**
 * Finds operations by the names of their exports, which are their ids in the contract. Throws when an operation is not
 * in the contract, is exported twice, is in the folder of another area, or differs from the contract's `security`.
 */
export function operationsOf(contract: Contract, files: readonly OperationFile[]): LoadedOperations {
  const operations = new Map<string, Operation>();
  for (const { file, exports } of files)
    for (const [name, operation] of Object.entries(exports)) {
      // A file also exports what other files of its area use.
      if (!isOperation(operation)) continue;
      checkOperation(contract, { file, name, operation });
      if (operations.has(operation.id)) throw new Error(`${file} exports ${operation.id} a second time`);
      operations.set(operation.id, operation);
    }
  return { operations, missing: [...contract.operations.keys()].filter((id) => !operations.has(id)).toSorted() };
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'id' in value && 'access' in value && 'handle' in value;
}

function checkOperation(
  contract: Contract,
  {
    file,
    name,
    operation: { id, access },
  }: { readonly file: string; readonly name: string; readonly operation: Operation },
): void {
  if (name !== id) throw new Error(`${file} exports the operation ${id} as ${name}`);
  const described = contract.operations.get(id);
  if (described === undefined) throw new Error(`${file} exports ${id}, which is not in the contract`);
  if (!file.startsWith(`${described.area}/`))
    throw new Error(`${file} exports ${id}, which belongs to the area ${described.area}`);
  if ((access === 'player') !== described.needsPlayer)
    throw new Error(`${id}: the contract ${described.needsPlayer ? 'needs' : 'does not need'} a player`);
}
