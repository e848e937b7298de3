import ts from 'typescript';

/** A text of the interface as the code has it. */
export type Message = {
  readonly id: string;
  /** The English text, with its placeholders. */
  readonly text: string;
  /** The expression or the children of an element that hold the text, by their place in the source. */
  readonly place: readonly [start: number, end: number];
  /** Whether the text is the content of an element. */
  readonly isElement: boolean;
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

function findProperty(node: ts.Node, name: string): ts.Expression | undefined {
  const property =
    ts.isObjectLiteralExpression(node) &&
    node.properties.find(
      (each) => ts.isPropertyAssignment(each) && each.name.getText() === name,
    );
  return property && ts.isPropertyAssignment(property)
    ? property.initializer
    : undefined;
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

function readCall(node: ts.CallExpression): Message | undefined {
  const [argument] = node.arguments;
  const message = argument && findProperty(argument, 'message');
  return argument === undefined || message === undefined
    ? undefined
    : {
        id: readString(findProperty(argument, 'id')),
        text: readString(message),
        place: [message.getStart(), message.end],
        isElement: false,
      };
}

function readElement({openingElement, children}: ts.JsxElement): Message {
  return {
    id: readId(openingElement),
    text: children.map(readChild).join(''),
    place: [openingElement.end, children.end],
    isElement: true,
  };
}

function readMessage(node: ts.Node): Message | undefined {
  if (
    ts.isCallExpression(node) &&
    /^translate(?:Text)?$/.test(node.expression.getText())
  ) {
    return readCall(node);
  }
  return ts.isJsxElement(node) &&
    node.openingElement.tagName.getText() === 'Translate'
    ? readElement(node)
    : undefined;
}

/** Whether a source file may have texts of the interface. */
export function mayHaveMessages(source: string): boolean {
  return /@docusaurus\/Translate|translateText/.test(source);
}

/** Lists the texts that a source file passes to `translate`, `translateText` or `<Translate>`. */
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
