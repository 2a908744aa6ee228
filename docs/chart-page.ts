import { StateMachine, type AnyStateMachine } from 'xstate';
import { conditionOf, diagramOf, nameOf, nodesBelow, titleOf, transitionsOf, type StateNode } from './chart-diagram.js';

/** The page of a chart. `source` is its file relative to the project's root, `up` the path from the page to the root. */
export function pageOf(machine: AnyStateMachine, source: string, up: string): string {
  const { root } = machine;
  const nodes = nodesBelow(root);
  const fromRoot = transitionsOf(root).filter(({ target }) => target);
  return [
    `# ${titleOf(root)}`,
    root.description ?? '',
    `Generated from [${source}](${up}${source}) by \`npm run charts\`.`,
    `\`\`\`mermaid\n${diagramOf(machine)}\n\`\`\``,
    fromRoot.length
      ? section(
          'From every state',
          ['when', 'leads to'],
          fromRoot.map((one) => [conditionOf(one), namesOf(one.target ?? [])]),
        )
      : '',
    section('States', ['state', 'title', 'what the player sees or waits for', 'tags'], nodes.map(stateRow)),
    section('Events', ['event', 'handled in'], eventRows(root)),
    section('Actors', ['actor', 'kind', 'runs in'], actorRows(machine)),
    section('Delays', ['delay', 'lasts', 'starts in'], delayRows(machine)),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

const pathOf = (node: StateNode): string => node.path.join('.') || 'root';
const namesOf = (nodes: readonly StateNode[]): string => nodes.map((node) => `\`${pathOf(node)}\``).join(', ');
const stateRow = (node: StateNode) => [
  `\`${pathOf(node)}\``,
  node.meta ? titleOf(node) : '',
  node.description ?? '',
  node.tags.join(', '),
];

function eventRows(root: StateNode): string[][] {
  const handledIn = new Map<string, StateNode[]>();
  for (const node of [root, ...nodesBelow(root)]) {
    const own = [...node.transitions.keys()].filter((type) => nameOf(type) === type && type !== '');
    for (const type of own) handledIn.set(type, [...(handledIn.get(type) ?? []), node]);
  }
  return [...handledIn]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([type, nodes]) => [`\`${type}\``, namesOf(nodes)]);
}

function actorRows(machine: AnyStateMachine): string[][] {
  const nodes = [machine.root, ...nodesBelow(machine.root)];
  return Object.entries(machine.implementations.actors as object).map(([name, logic]: [string, unknown]) => {
    const settles = nodes.some(({ transitions }) => transitions.has(`xstate.done.actor.${name}`));
    const ofEffect = settles ? 'promise' : 'listener';
    const kind = logic instanceof StateMachine ? `chart \`${logic.id}\`` : ofEffect;
    return [`\`${name}\``, kind, namesOf(nodes.filter(({ invoke }) => invoke.some(({ src }) => src === name)))];
  });
}

function delayRows(machine: AnyStateMachine): string[][] {
  const nodes = [machine.root, ...nodesBelow(machine.root)];
  return Object.entries(machine.implementations.delays as object).map(([name, delay]: [string, unknown]) => [
    `\`${name}\``,
    typeof delay === 'number' ? `${delay.toLocaleString('en-US')} ms` : 'depends',
    namesOf(nodes.filter(({ after }) => after.some((one) => one.delay === name))),
  ]);
}

function section(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  return rows.length ? `## ${title}\n\n${tableOf(head, rows)}` : '';
}

export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const line = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
