import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';

/** A text of the interface as the code has it. */
export type Message = {
  readonly id: string;
  /** The English text, with its placeholders. */
  readonly text: string;
};

/** Joins the string literals of an expression; code in it adds nothing. */
function readString(node: ts.Node | undefined): string {
  if (node === undefined) {
    return '';
  }
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  return ts.isBinaryExpression(node)
    ? readString(node.left) + readString(node.right)
    : '';
}

function readProperty(node: ts.Node, name: string): string {
  const property =
    ts.isObjectLiteralExpression(node) &&
    node.properties.find(
      (each) => ts.isPropertyAssignment(each) && each.name.getText() === name,
    );
  return property && ts.isPropertyAssignment(property)
    ? readString(property.initializer)
    : '';
}

function readId({attributes}: ts.JsxOpeningElement): string {
  const id = attributes.properties.find(
    (each) => ts.isJsxAttribute(each) && each.name.getText() === 'id',
  );
  return id && ts.isJsxAttribute(id) ? readString(id.initializer) : '';
}

/** Joins lines as JSX does: without the spaces around a line break. */
function joinLines(text: string): string {
  const lines = text.split('\n');
  return lines.length === 1
    ? text
    : lines
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .join(' ');
}

function readChild(child: ts.JsxChild): string {
  if (ts.isJsxExpression(child)) {
    return readString(child.expression);
  }
  return ts.isJsxText(child) ? joinLines(child.text) : '';
}

function readMessage(node: ts.Node): Message | undefined {
  if (
    ts.isCallExpression(node) &&
    node.expression.getText() === 'translate' &&
    node.arguments[0] !== undefined
  ) {
    const [message] = node.arguments;
    return {
      id: readProperty(message, 'id'),
      text: readProperty(message, 'message'),
    };
  }
  if (
    ts.isJsxElement(node) &&
    node.openingElement.tagName.getText() === 'Translate'
  ) {
    return {
      id: readId(node.openingElement),
      text: node.children.map(readChild).join(''),
    };
  }
  return undefined;
}

/** Lists the texts that a source file passes to `translate` or `<Translate>`. */
export function readMessages(source: string): readonly Message[] {
  const found: Message[] = [];
  const visit = (node: ts.Node): void => {
    const message = readMessage(node);
    if (message !== undefined) {
      found.push(message);
    }
    ts.forEachChild(node, visit);
  };
  visit(
    ts.createSourceFile(
      'source.tsx',
      source,
      ts.ScriptTarget.ESNext,
      true,
      ts.ScriptKind.TSX,
    ),
  );
  return found;
}

/** Lists the texts of the interface in all source files below a folder. */
export function listMessages(folder: string): readonly Message[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((source) => source.includes('@docusaurus/Translate'))
    .flatMap(readMessages);
}
