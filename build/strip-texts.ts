import MagicString from 'magic-string';
import { parseSync, type Plugin } from 'vite';

/** A node of the ESTree syntax tree, as far as this file looks at it. `start` and `end` are offsets in characters. */
type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Property = Node & { key: Node; value: Node };

/**
 * Removes from the build for players what only readers of the code need: the `description`s and titles of charts, and the
 * English default text of messages, because the build contains their compiled translations. It parses each file and
 * removes properties of the literal passed to `createMachine` or `defineMessages`, only at the places where XState and
 * react-intl expect them. A field of a context, an input or an event is never touched.
 */
export const stripTexts = (): Plugin => ({
  name: 'strip-texts',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const isChart = /\/machines\/.*\.machine\.ts$/.test(id);
    const hasMessages = /\/src\/.*\.tsx?$/.test(id) && code.includes('defineMessages');
    if (!isChart && !hasMessages) return null;
    const stripped = new MagicString(code);
    for (const call of callsIn(parseSync(id, code).program as unknown as Node)) {
      const [literal] = call['arguments'] as Node[];
      if (!literal) continue;
      const name = nameOf(call['callee'] as Node);
      const removed =
        name === 'createMachine' ? textsOfState(literal) : name === 'defineMessages' ? defaults(literal) : [];
      for (const property of removed) removeProperty(stripped, code, property);
    }
    return stripped.hasChanged() ? { code: stripped.toString(), map: stripped.generateMap({ hires: true }) } : null;
  },
});

/** `defaultMessage` of every descriptor. */
const defaults = (messages: Node): Property[] =>
  propertiesOf(messages).flatMap(({ value }) => named(value, 'defaultMessage'));

/** Texts of a state (the chart itself counts as a state), of its transitions and of the states below it. */
function textsOfState(state: Node): Property[] {
  const meta = named(state, 'meta');
  return [
    ...named(state, 'description'),
    // The app reads other fields of `meta` at run time: which fields resume, which path a state has.
    ...meta.flatMap((property) => {
      const rest = propertiesOf(property.value).filter(({ key }) => keyOf(key) !== 'title');
      return rest.length === 0 ? [property] : named(property.value, 'title');
    }),
    ...named(state, 'states').flatMap(({ value }) => propertiesOf(value).flatMap((one) => textsOfState(one.value))),
    ...['on', 'after'].flatMap((name) =>
      named(state, name).flatMap(({ value }) => propertiesOf(value).flatMap((one) => textsOfTransition(one.value))),
    ),
    ...['always', 'onDone'].flatMap((name) => named(state, name).flatMap(({ value }) => textsOfTransition(value))),
    ...named(state, 'invoke').flatMap(({ value }) =>
      itemsOf(value).flatMap((invoke) =>
        ['onDone', 'onError', 'onSnapshot'].flatMap((name) =>
          named(invoke, name).flatMap((one) => textsOfTransition(one.value)),
        ),
      ),
    ),
  ];
}

const textsOfTransition = (transition: Node): Property[] =>
  itemsOf(transition).flatMap((one) => named(one, 'description'));

const itemsOf = (node: Node): Node[] =>
  node.type === 'ArrayExpression' ? (node['elements'] as (Node | null)[]).filter((one) => one !== null) : [node];

const propertiesOf = (node: Node): Property[] =>
  node.type === 'ObjectExpression' ? (node['properties'] as Node[]).filter(isPlain) : [];
const named = (node: Node, name: string): Property[] => propertiesOf(node).filter(({ key }) => keyOf(key) === name);

const isPlain = (property: Node): property is Property =>
  property.type === 'Property' && property['computed'] === false;
const keyOf = (key: Node): unknown => (key.type === 'Identifier' ? key['name'] : key['value']);
const nameOf = (callee: Node): unknown =>
  keyOf(callee.type === 'MemberExpression' ? (callee['property'] as Node) : callee);

/** Removes a property with the comma after it. */
function removeProperty(stripped: MagicString, code: string, { start, end }: Property): void {
  const comma = /^\s*,/.exec(code.slice(end, end + 200));
  stripped.remove(start, end + (comma?.[0].length ?? 0));
}

function* callsIn(node: Node): Generator<Node> {
  if (node.type === 'CallExpression') yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(child)) yield* callsIn(child);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
