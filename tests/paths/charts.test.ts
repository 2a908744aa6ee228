import { inject, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { describePaths, type PathSpec } from '../support/describe-paths.js';
import { present } from '../support/present.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Beginnings of the flows whose paths are walked; a point ends a whole name: `FLOWS=wallet/deposit.,lobby/`. */
    flows: readonly string[];
  }
}

type Exports = Readonly<Record<string, unknown>>;
const machines = import.meta.glob<Exports>('../../machines/**/*.machine.ts');
const specs = import.meta.glob<Exports>('../fixtures/**/*.spec.ts');

/** Found by their names: `depositMachine` of machines/wallet/deposit.machine.ts, `depositSpec` of fixtures/wallet/deposit.spec.ts. */
for (const [file, load] of Object.entries(machines)) {
  const flow = file.slice('../../machines/'.length, -'.machine.ts'.length);
  if (!inject('flows').some((one) => `${flow}.`.startsWith(one))) continue;
  const name = flow.split('/').at(-1);
  try {
    const [machine, spec] = await Promise.all([load(), specs[`../fixtures/${flow}.spec.ts`]?.()]);
    describePaths(
      present(machine[`${name}Machine`], `${file} exports no ${name}Machine`) as AnyStateMachine,
      present(
        spec?.[`${name}Spec`],
        `no tests/fixtures/${flow}.spec.ts exports ${name}Spec`,
      ) as PathSpec<AnyStateMachine>,
    );
  } catch (reason) {
    // One chart that does not load, or whose paths cannot be planned, hides no other.
    test(`${flow} can be planned`, () => Promise.reject(reason as Error));
  }
}
