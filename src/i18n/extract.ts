import ts from 'typescript';

export type Message = { id: string; defaultMessage: string; file: string };

/**
 * Every object in a source file with an `id` and a `defaultMessage`: the arguments of defineMessages, defineMessage and
 * <FormattedMessage>. `@formatjs/ts-transformer` finds no more, and would bring json-stable-stringify and the types of Babel.
 */
export function messagesIn(file: string, source: string): Message[] {
  const found: Message[] = [];
  const visit = (node: ts.Node): void => {
    const fields = ts.isObjectLiteralExpression(node) || ts.isJsxAttributes(node) ? fieldsOf(node) : null;
    const { id, defaultMessage } = fields ?? {};
    if (id !== undefined && defaultMessage !== undefined) found.push({ id, defaultMessage, file });
    ts.forEachChild(node, visit);
  };
  visit(
    ts.createSourceFile(
      file,
      source,
      ts.ScriptTarget.Latest,
      false,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  );
  return found;
}

function fieldsOf(node: ts.ObjectLiteralExpression | ts.JsxAttributes): Partial<Record<string, string>> {
  const pairs = node.properties.flatMap((property): [string, string][] => {
    const named = ts.isPropertyAssignment(property) || ts.isJsxAttribute(property);
    if (!named || !property.initializer || !ts.isStringLiteralLike(property.initializer)) return [];
    const { name } = property;
    return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? [[name.text, property.initializer.text]] : [];
  });
  return Object.fromEntries(pairs);
}
