import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import ts from 'typescript';
import {asValues, type Values} from '../model/frontMatter';

/** The keys of settings in use; all others are passed over. */
const KEYS =
  /^(?:[/^].*|title|theme|themeConfig|locales|nav|navbar|sidebar|text|link|prefix|path|children|items|encrypt|config|global|pagePatterns|markdown|plugins|mdEnhance|breaks|math|katex|mathjax|tex)$/;
/** Replaces a part of an object that cannot be read, because it may affect all pages. */
const UNREAD = {'/': undefined};
const ENDINGS = ['.ts', '.mts', '.js', '.mjs', '/index.ts', '/index.js'];

/** What the names of a file mean. */
type Names = Map<string, () => unknown>;

/** The neighbor file that an import names; undefined for a package. */
function findFile(name: ts.Node | undefined, file: string): string | undefined {
  const path = name?.getText().slice(1, -1) ?? '';
  const base = join(dirname(file), path).replace(/\.[mc]?[jt]s$/, '');
  const all = path.startsWith('.') ? ENDINGS.map((end) => base + end) : [];
  return all.find((each) => existsSync(each));
}

/** Returns the name and the value that code declares, if it does. */
function readName(
  node: ts.Node,
): readonly [name: string, value?: ts.Expression | undefined] {
  if (ts.isVariableDeclaration(node)) {
    return [node.name.getText(), node.initializer];
  }
  if (ts.isBinaryExpression(node)) {
    const name = node.left.getText();
    return [name.replace('module.exports', 'default'), node.right];
  }
  return ts.isExportAssignment(node) ? ['default', node.expression] : [''];
}

/**
 * Reads settings as data: texts, lists, objects, what functions of packages are given, and names
 * from neighbor files. Nothing of them is run; what would have to be is told.
 */
export class SettingsReader {
  readonly #modules = new Map<string, Names>();
  /** The names whose values are being read: one that means itself has none. */
  readonly #open: string[] = [];
  readonly #tell: (file: string, line: number, what: string) => void;

  constructor(tell: (file: string, line: number, what: string) => void) {
    this.#tell = tell;
  }

  /** Reads what a file exports by a name. */
  read(file: string, name = 'default'): unknown {
    return this.#load(file).get(name)?.();
  }

  #load(file: string): Names {
    const known = this.#modules.get(file);
    const names: Names = known ?? new Map();
    if (known === undefined) {
      this.#modules.set(file, names);
      const text = readFileSync(file, 'utf8');
      const {Latest} = ts.ScriptTarget;
      this.#declare(ts.createSourceFile(file, text, Latest, true), file, names);
    }
    return names;
  }

  /** Notes the names that code declares, imports, or exports. */
  #declare(node: ts.Node, file: string, names: Names): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const from = findFile(node.moduleSpecifier, file);
      if (from !== undefined) {
        this.#import(node, from, names);
      }
      return;
    }
    const [name, value] = readName(node);
    if (value !== undefined) {
      names.set(name, () => this.#evaluate(value, file));
    }
    if (!ts.isFunctionLike(node)) {
      node.forEachChild((each) => {
        this.#declare(each, file, names);
      });
    }
  }

  /** Notes the names that an import or export takes from a neighbor file. */
  #import(node: ts.Node, from: string, names: Names): void {
    if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) {
      const name = (node.propertyName ?? node.name).text;
      names.set(node.name.text, () => this.read(from, name));
    } else if (ts.isImportClause(node) && node.name) {
      names.set(node.name.text, () => this.read(from));
    } else if (ts.isExportDeclaration(node) && !node.exportClause) {
      this.#load(from).forEach((value, name) => names.set(name, value));
    }
    node.forEachChild((each) => {
      this.#import(each, from, names);
    });
  }

  #evaluate(node: ts.Expression, file: string): unknown {
    if (ts.isStringLiteralLike(node)) {
      return node.text;
    }
    if (ts.isArrayLiteralExpression(node)) {
      return node.elements.flatMap((each) =>
        ts.isSpreadElement(each)
          ? this.#evaluate(each.expression, file)
          : [this.#evaluate(each, file)],
      );
    }
    if (ts.isObjectLiteralExpression(node)) {
      const all = node.properties.map((each) => this.#property(each, file));
      return Object.assign({}, ...all) as Values;
    }
    if (
      ts.isAssertionExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isParenthesizedExpression(node)
    ) {
      return this.#evaluate(node.expression, file);
    }
    return ts.isCallExpression(node)
      ? this.#call(node, file)
      : this.#word(node, file);
  }

  #property(node: ts.ObjectLiteralElementLike, file: string): object {
    if (ts.isSpreadAssignment(node)) {
      return Object(this.#evaluate(node.expression, file) ?? UNREAD) as object;
    }
    const key = this.#key(node.name, file);
    const value = ts.isPropertyAssignment(node)
      ? () => this.#evaluate(node.initializer, file)
      : () => this.read(file, key);
    return KEYS.test(key) ? {[key]: value()} : {};
  }

  #key(name: ts.PropertyName | undefined, file: string): string {
    if (name !== undefined && ts.isComputedPropertyName(name)) {
      const key = this.#evaluate(name.expression, file);
      return typeof key === 'string' ? key : '/';
    }
    return name?.getText().replaceAll(/^['"]|['"]$/g, '') ?? '';
  }

  #call(node: ts.CallExpression, file: string): unknown {
    const [words] = node.arguments;
    const first = node.arguments.find((each) => !ts.isStringLiteralLike(each));
    const name = node.expression.getText();
    const from = name === 'require' ? findFile(words, file) : undefined;
    if (from !== undefined) {
      return this.read(from);
    }
    // A function of a package returns what it is given; one of the project may not.
    return first === undefined || this.#load(file).has(name)
      ? this.#word(node, file)
      : this.#evaluate(first, file);
  }

  #word(node: ts.Expression, file: string): unknown {
    const text = node.getText();
    const names = this.#load(file);
    const [name = '', ...keys] = ts.isCallExpression(node)
      ? []
      : text.split('.');
    if (names.has(name) && !this.#open.includes(name)) {
      this.#open.push(name);
      const whole = names.get(name)?.();
      this.#open.pop();
      return keys.reduce<unknown>((value, key) => asValues(value)[key], whole);
    }
    if (/^(?:true|false|null|-?[\d.]+)$/.test(text)) {
      return JSON.parse(text) as unknown;
    }
    const source = node.getSourceFile();
    const {line} = source.getLineAndCharacterOfPosition(node.getStart());
    // A password may be among the texts.
    const plain = text.replaceAll(/(["'`])[\s\S]*?\1/g, '$1…$1');
    this.#tell(file, line + 1, plain.split('\n', 1).join(''));
    return undefined;
  }
}
