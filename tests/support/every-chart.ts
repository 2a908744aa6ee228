import { StateMachine, type AnyStateMachine } from 'xstate';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../machines/**/*.machine.ts');

/** All charts of `machines/`. */
export async function everyChart(): Promise<readonly AnyStateMachine[]> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  return loaded
    .flatMap((module) => Object.values(module))
    .filter((one): one is AnyStateMachine => one instanceof StateMachine);
}
