/**
 * An adapter as the lobby calls it. The mechanism of calls (`calls/guard.ts`) gives the adapter a signal that aborts at the
 * time limit; a caller may add one of its own, which ends the call earlier.
 */
export type Called<Adapter> = { readonly [Name in keyof Adapter]: CalledMethod<Adapter[Name]> };

// A method and not a function type: parameters of methods are bivariant, so an adapter can stand where a called one is wanted.
type CalledMethod<Method> = Method extends (...args: [...infer Args, signal: AbortSignal]) => infer Answer
  ? { call(...args: [...Args, signal?: AbortSignal]): Answer }['call']
  : Method;
