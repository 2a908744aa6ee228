import ts from 'typescript';

/** One small mistake: a range of a file and the text that replaces it. */
export type Change = { kind: string; line: number; from: number; to: number; text: string };

/** Every standard mistake that is possible in a chart, a screen, a file of rules or of the server, found by its syntax alone. */
export function changesOf(file: string, source: string): Change[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2023, true);
  const found = file.endsWith('.machine.ts')
    ? inChart(tree)
    : file.endsWith('.tsx')
      ? inScreen(tree)
      : file.startsWith('server/')
        ? inServer(tree)
        : inRules(tree);
  return found.map(({ kind, node, text, to }) => {
    const from = node.getStart(tree);
    const { line } = tree.getLineAndCharacterOfPosition(from);
    return { kind, line: line + 1, from, to: to ?? node.end, text };
  });
}

export const apply = (source: string, { from, to, text }: Change): string =>
  source.slice(0, from) + text + source.slice(to);

type Found = { kind: string; node: ts.Node; text: string; to?: number };

/** Of each button, link and field: the element is missing. Of what holds others, such as a form: it has no effect. */
function inScreen(tree: ts.SourceFile): Found[] {
  const openings = all(tree, (node) => ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node));
  return openings.flatMap((opening): Found[] => {
    const effects = opening.attributes.properties.filter(isEffect);
    if (effects.length === 0) return [];
    const node = ts.isJsxSelfClosingElement(opening) ? opening : opening.parent;
    const holdsOthers = openings.some(
      (one) =>
        one !== opening &&
        one.getStart(tree) > node.getStart(tree) &&
        one.end < node.end &&
        one.attributes.properties.some(isEffect),
    );
    if (holdsOthers) return effects.map((effect) => ({ kind: 'no effect', node: effect, text: '' }));
    const isChild = ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent);
    return [{ kind: 'missing', node, text: isChild ? '' : 'null' }];
  });
}

/** What makes an element one that a player can use. A reference and an event of loading are not of that kind. */
function isEffect(attribute: ts.JsxAttributeLike): boolean {
  return (
    ts.isJsxAttribute(attribute) && /^(?:href|to|on(?!Load|Error|Focus|Blur)[A-Z]\w*)$/.test(attribute.name.getText())
  );
}

function inChart(tree: ts.SourceFile): Found[] {
  const calls = all(tree, ts.isCallExpression);
  const created = calls.find(
    ({ expression }) => ts.isPropertyAccessExpression(expression) && expression.name.text === 'createMachine',
  )?.arguments[0];
  const given = calls.find(({ expression }) => ts.isIdentifier(expression) && expression.text === 'setup')
    ?.arguments[0];
  if (!created || !ts.isObjectLiteralExpression(created)) throw new Error(`${tree.fileName} creates no chart`);
  const parts = given && ts.isObjectLiteralExpression(given) ? propertiesOf(given) : {};
  return [
    ...ofState(created, [], created),
    ...ofGuards(parts['guards']),
    ...ofDelays(parts['delays']),
    ...ofAssigns(tree),
  ];
}

function ofState(
  state: ts.ObjectLiteralExpression,
  siblings: readonly string[],
  chart: ts.ObjectLiteralExpression,
): Found[] {
  const parts = propertiesOf(state);
  const children =
    parts['states'] && ts.isObjectLiteralExpression(parts['states']) ? propertiesOf(parts['states']) : {};
  const names = Object.keys(children);
  const places = { siblings, names, chart };
  const found: Found[] = [];
  for (const at of ['on', 'after']) {
    for (const one of assignmentsOf(parts[at]))
      found.push(without('no way out', one), ...ofTransition(one.initializer, places));
  }
  for (const at of ['always', 'onDone']) if (parts[at]) found.push(...ofTransition(parts[at], places));
  for (const at of ['entry', 'exit']) found.push(...ofActions(assignmentOf(state, at)));
  if (parts['initial'] && ts.isStringLiteral(parts['initial']))
    found.push(...swapped('wrong start', parts['initial'], parts['initial'].text, names));
  for (const invoke of itemsOf(parts['invoke'])) {
    if (!ts.isObjectLiteralExpression(invoke)) continue;
    for (const at of ['onDone', 'onError']) {
      const one = assignmentOf(invoke, at);
      if (!one) continue;
      if (at === 'onError') found.push(without('nobody minds the error', one));
      found.push(...ofTransition(one.initializer, places));
    }
  }
  for (const child of Object.values(children))
    if (ts.isObjectLiteralExpression(child)) found.push(...ofState(child, names, chart));
  return found;
}

type Places = { siblings: readonly string[]; names: readonly string[]; chart: ts.ObjectLiteralExpression };

function ofTransition(node: ts.Expression, places: Places): Found[] {
  return itemsOf(node).flatMap((one) => {
    if (ts.isStringLiteral(one)) return ofTarget(one, places);
    if (!ts.isObjectLiteralExpression(one)) return [];
    const { target } = propertiesOf(one);
    const guard = assignmentOf(one, 'guard');
    return [
      ...(target && ts.isStringLiteral(target) ? ofTarget(target, places) : []),
      ...(guard ? [without('dropped guard', guard)] : []),
      ...ofActions(assignmentOf(one, 'actions')),
    ];
  });
}

/** The last part of a target becomes the next sibling state. */
function ofTarget(node: ts.StringLiteral, { siblings, names, chart }: Places): Found[] {
  const [first = '', ...rest] = node.text.split('.');
  const isAbsolute = first.startsWith('#');
  const isInner = first === '';
  if (rest.length === 0) return isAbsolute ? [] : swapped('wrong target', node, first, siblings);
  const way = isAbsolute ? rest : isInner ? [] : [first, ...rest];
  if (isInner && rest.length === 1) return swapped('wrong target', node, rest[0] ?? '', names, '.');
  const last = rest.at(-1) ?? '';
  const head = node.text.slice(0, -last.length);
  return swapped('wrong target', node, last, besides(chart, way, last), head);
}

/** The names of the siblings of a transition's target, wherever the transition starts. */
function besides(chart: ts.ObjectLiteralExpression, way: readonly string[], last: string): readonly string[] {
  const parent = way.at(-2);
  const homes = all(chart, ts.isPropertyAssignment).filter(
    ({ name, initializer }) => nameOf(name) === 'states' && ts.isObjectLiteralExpression(initializer),
  );
  const home = homes.find(({ initializer, parent: owner }) => {
    const of = ts.isPropertyAssignment(owner.parent) ? nameOf(owner.parent.name) : undefined;
    return (
      last in propertiesOf(initializer as ts.ObjectLiteralExpression) &&
      (parent === undefined ? owner === chart : of === parent)
    );
  });
  return home ? Object.keys(propertiesOf(home.initializer as ts.ObjectLiteralExpression)) : [];
}

function swapped(kind: string, node: ts.Node, name: string, names: readonly string[], head = ''): Found[] {
  const next = names[(names.indexOf(name) + 1) % Math.max(1, names.length)];
  return next === undefined || next === name ? [] : [{ kind, node, text: `'${head}${next}'` }];
}

function ofActions(property: ts.PropertyAssignment | undefined): Found[] {
  if (!property) return [];
  const { initializer } = property;
  if (!ts.isArrayLiteralExpression(initializer)) return [without('dropped action', property)];
  return initializer.elements.map((node, at) => {
    const next = initializer.elements[at + 1];
    return { kind: 'dropped action', node, text: '', ...(next ? { to: next.getStart() } : {}) };
  });
}

function ofGuards(guards: ts.Expression | undefined): Found[] {
  return assignmentsOf(guards).flatMap(({ initializer }) => {
    if (!ts.isArrowFunction(initializer) || ts.isBlock(initializer.body)) return [];
    const body = initializer.body;
    return [{ kind: 'negated guard', node: body, text: `!(${body.getText()})` }, ...ofBounds(body)];
  });
}

function ofDelays(delays: ts.Expression | undefined): Found[] {
  if (!delays) return [];
  const kind = 'wrong delay';
  const imported = assignmentsOf(delays).map(({ initializer }) => initializer);
  return [
    ...all(delays, ts.isNumericLiteral).map((node) => ({
      kind,
      node,
      text: `${Number(node.text.replaceAll('_', '')) * 2}`,
    })),
    ...imported.filter(ts.isIdentifier).map((node) => ({ kind, node, text: `${node.text} * 2` })),
    ...all(delays, ts.isShorthandPropertyAssignment).map((node) => ({
      kind,
      node,
      text: `${node.name.text}: ${node.name.text} * 2`,
    })),
  ];
}

/** An `assign` without one of its fields. */
function ofAssigns(tree: ts.SourceFile): Found[] {
  const assigns = all(tree, ts.isCallExpression).filter(
    ({ expression }) => ts.isIdentifier(expression) && expression.text === 'assign',
  );
  return assigns.flatMap((call) => {
    const [first] = call.arguments;
    const body = first && ts.isArrowFunction(first) ? first.body : first;
    const object = body && ts.isParenthesizedExpression(body) ? body.expression : body;
    if (!object || !ts.isObjectLiteralExpression(object)) return [];
    return object.properties.map((node, at) => {
      const next = object.properties[at + 1];
      return { kind: 'lost data', node, text: '', ...(next ? { to: next.getStart() } : {}) };
    });
  });
}

const otherSign: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
};

function ofBounds(node: ts.Node): Found[] {
  return all(node, ts.isBinaryExpression).flatMap(({ operatorToken }) => {
    const other = otherSign[operatorToken.getText()];
    return other ? [{ kind: 'wrong comparison', node: operatorToken, text: other }] : [];
  });
}

/** Plain functions: comparisons, conditions, patterns, return values, tables. */
function inRules(tree: ts.SourceFile): Found[] {
  const functions = [...all(tree, ts.isArrowFunction), ...all(tree, ts.isFunctionDeclaration)];
  const answers = functions.flatMap(({ body }) =>
    body && !ts.isBlock(body)
      ? [body]
      : body
        ? all(body, ts.isReturnStatement).flatMap(({ expression }) => expression ?? [])
        : [],
  );
  return [
    ...ofBounds(tree),
    ...all(tree, ts.isConditionalExpression).map((node) => ({
      kind: 'wrong choice',
      node: node.condition,
      text: `!(${node.condition.getText()})`,
    })),
    ...answers
      .filter((node) => isTruth(node))
      .map((node) => ({ kind: 'wrong answer', node, text: `!(${node.getText()})` })),
    ...all(tree, ts.isRegularExpressionLiteral).flatMap((node) =>
      patternsBeside(node.text).map((text) => ({ kind: 'wrong pattern', node, text })),
    ),
    ...all(tree, ts.isPropertyAssignment)
      .filter(({ initializer }) => ts.isStringLiteral(initializer) && initializer.text !== '')
      .map(({ initializer }) => ({ kind: 'wrong entry', node: initializer, text: "'nothing'" })),
  ];
}

/**
 * Code of the server: what is decided (comparisons, conditions, sums), and what its statements ask of the database: a bound
 * that moves by one, a condition of a select, update or delete that is missing.
 */
function inServer(tree: ts.SourceFile): Found[] {
  const conditions = [
    ...all(tree, ts.isIfStatement).map(({ expression }) => expression),
    ...all(tree, ts.isConditionalExpression).map(({ condition }) => condition),
  ];
  return [
    ...ofBounds(tree),
    ...conditions.map((node) => ({ kind: 'wrong choice', node, text: `!(${node.getText()})` })),
    ...all(tree, ts.isBinaryExpression).flatMap(({ operatorToken }) => {
      const other = { '+': '-', '-': '+' }[operatorToken.getText()];
      const isText = all(operatorToken.parent, ts.isStringLiteralLike).length > 0;
      return other === undefined || isText ? [] : [{ kind: 'wrong sum', node: operatorToken, text: other }];
    }),
    ...all(tree, ts.isCallExpression).flatMap(ofCondition),
    ...[...all(tree, ts.isNoSubstitutionTemplateLiteral), ...all(tree, ts.isTemplateExpression)].flatMap((node) =>
      ts.isTaggedTemplateExpression(node.parent) && node.parent.tag.getText().startsWith('sql') ? ofSql(node) : [],
    ),
  ];
}

/** `.where(…)` of a statement: left out, or with the bound beside its own. */
function ofCondition({ expression, arguments: given }: ts.CallExpression): Found[] {
  if (!ts.isPropertyAccessExpression(expression) || !['where', 'whereRef', 'having'].includes(expression.name.text))
    return [];
  const [, sign] = given;
  const other = sign && ts.isStringLiteral(sign) ? otherBound[sign.text] : undefined;
  const call = expression.parent;
  return [
    { kind: 'no condition', node: call, text: expression.expression.getText() },
    ...(sign && other !== undefined ? [{ kind: 'wrong bound', node: sign, text: `'${other}'` }] : []),
  ];
}

const otherBound: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '=': '<>',
  '<>': '=',
};

/** A statement as text: each bound in it moved by one, one at a time. */
function ofSql(node: ts.Node): Found[] {
  const text = node.getText();
  return [...text.matchAll(/(?<=\s)(?:<=|>=|<|>)(?=\s)/g)].map(({ 0: sign, index }) => ({
    kind: 'wrong bound',
    node,
    text: `${text.slice(0, index)}${otherBound[sign] ?? sign}${text.slice(index + sign.length)}`,
  }));
}

const isTruth = (node: ts.Node): boolean =>
  (ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    ['test', 'includes', 'some', 'every', 'has'].includes(node.expression.name.text)) ||
  (ts.isBinaryExpression(node) && node.operatorToken.getText() in otherSign);

/** A pattern without an anchor, with a wider or narrower quantifier, or without one character class. */
function patternsBeside(pattern: string): string[] {
  const texts = [
    ...(pattern.startsWith('/^') ? [pattern.replace('/^', '/')] : []),
    ...(/\$(?=\/[a-z]*$)/.test(pattern) ? [pattern.replace(/\$(?=\/[a-z]*$)/, '')] : []),
    ...[...pattern.matchAll(/\{(\d+)(,?)(\d*)\}/g)].flatMap(
      ({ 0: whole, 1: least = '', 2: comma = '', 3: most = '', index }) => {
        const counts = comma
          ? [
              [Number(least) + 1, most],
              [Number(least) - 1, most],
              [least, Number(most) + 1],
              [least, Number(most) - 1],
            ]
          : [[Number(least) + 1], [Number(least) - 1]];
        return counts.map(
          (pair) => `${pattern.slice(0, index)}{${pair.join(',')}}${pattern.slice(index + whole.length)}`,
        );
      },
    ),
    ...[...pattern.matchAll(/(?<![\\(])\?/g)].map(({ index }) => pattern.slice(0, index) + pattern.slice(index + 1)),
    ...[...pattern.matchAll(/\[\^?[^\]]+\]/g)].flatMap(({ 0: whole, index }) =>
      partsOf(whole).map(
        (part) => pattern.slice(0, index) + whole.replace(part, '') + pattern.slice(index + whole.length),
      ),
    ),
  ];
  return [...new Set(texts)].filter((text) => text !== pattern && isPattern(text));
}

/** A character class without one of its parts (`A-Z`, `\d`, `.`). A class with one part stays. */
function partsOf(group: string): string[] {
  const parts = group.slice(1, -1).match(/\\?.-\\?.|\\.|./g) ?? [];
  return parts.length > 1 ? parts : [];
}

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text.slice(1, text.lastIndexOf('/'))));
  } catch {
    return false;
  }
}

function without(kind: string, node: ts.PropertyAssignment): Found {
  const list = node.parent.properties;
  const next = list[list.indexOf(node) + 1];
  return { kind, node, text: '', ...(next ? { to: next.getStart() } : {}) };
}

function all<N extends ts.Node>(from: ts.Node, is: (node: ts.Node) => node is N): N[] {
  const found: N[] = [];
  const look = (node: ts.Node): void => {
    if (is(node)) found.push(node);
    ts.forEachChild(node, look);
  };
  look(from);
  return found;
}

const nameOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
const assignmentsOf = (node: ts.Expression | undefined): ts.PropertyAssignment[] =>
  node && ts.isObjectLiteralExpression(node) ? node.properties.filter((one) => ts.isPropertyAssignment(one)) : [];
const assignmentOf = (node: ts.ObjectLiteralExpression, name: string) =>
  assignmentsOf(node).find((one) => nameOf(one.name) === name);
const propertiesOf = (node: ts.ObjectLiteralExpression): Record<string, ts.Expression> =>
  Object.fromEntries(assignmentsOf(node).map(({ name, initializer }) => [nameOf(name), initializer]));
const itemsOf = (node: ts.Expression | undefined): readonly ts.Expression[] =>
  node ? (ts.isArrayLiteralExpression(node) ? node.elements : [node]) : [];
