import {dirname, join, relative, resolve} from 'node:path';
import {runInThisContext} from 'node:vm';
import type {MadeFile, ReadModule} from './readModule';
import {IMPORT} from './dynamicImports';
import {Reference, createRuntime} from './elements';
import type {PageHeading} from './tree';

/** A page or a partial, compiled to a program. */
export type CompiledPage = {
  readonly code: string;
  /** Its source, including front matter. */
  readonly source: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly contentTitle?: string | undefined;
};

export type CompilePage = (filePath: string) => Promise<CompiledPage>;

/** The result of running the program of a page. */
export type RanPage = CompiledPage & {
  /** The elements of the page. */
  readonly content: unknown;
  readonly toc: readonly PageHeading[];
  /** The sources of the page and of all its partials. */
  readonly sources: readonly string[];
  /** Data that is public elsewhere. */
  readonly open: ReadonlySet<unknown>;
  /** Scaled copies of public pictures. */
  readonly made: readonly MadeFile[];
};

/** The exports of a page's program. */
type PageModule = {
  readonly default: (props: object) => unknown;
  readonly toc?: readonly PageHeading[];
};

type Program = (
  runtime: object,
  require: (request: string) => {readonly default: string},
  load: (request: string) => Promise<object>,
) => Promise<PageModule>;

/** The components that pages of a site may use. */
export type PageVocabulary = {
  /** Components that are available on every page without an import. */
  readonly everywhere: readonly string[];
  /** The module of each component that pages import, keyed by name. */
  readonly imported: Readonly<Record<string, string>>;
  /** The file that lists them, for error messages. */
  readonly listedIn: string;
};

/** How the imports of a page are resolved. */
export type PageEnvironment = {
  readonly siteDir: string;
  /**
   * The folder in which the address of a file among pages is its path; none if pages have no such
   * files.
   */
  readonly root?: string;
  readonly vocabulary: PageVocabulary;
  readonly compile: CompilePage;
  readonly modules: readonly ReadModule[];
};

/** Data collected while a page and its partials run. */
type Run = PageEnvironment & {
  /** The component behind each module. */
  readonly importable: ReadonlyMap<string, Reference>;
  readonly sources: string[];
  readonly open: Set<unknown>;
  readonly made: MadeFile[];
};

/** Markdown tags that the theme replaces with components. */
const THEMED_TAGS = [
  'a',
  'admonition',
  'code',
  'details',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'img',
  'li',
  'mermaid',
  'pre',
  'ul',
] as const;

/** Maps names to the components that a page can use without an import. */
function listComponents({
  everywhere,
}: PageVocabulary): Readonly<Record<string, Reference>> {
  return Object.fromEntries([
    ...THEMED_TAGS.map((tag) => [tag, new Reference(`m:${tag}`)] as const),
    ...everywhere.map((name) => [name, new Reference(`c:${name}`)] as const),
  ]);
}

/** Maps modules to the components that a page can import. */
function listImportable({
  everywhere,
  imported,
}: PageVocabulary): ReadonlyMap<string, Reference> {
  return new Map([
    ...Object.entries(imported).map(
      ([name, module]) => [module, new Reference(`c:${name}`)] as const,
    ),
    ...everywhere.map(
      (name) => [`@theme/${name}`, new Reference(`c:${name}`)] as const,
    ),
  ]);
}

/** Returns the 1-based line on which a text first occurs. */
function findLine(source: string, text: string): number {
  const at = source.indexOf(text);
  return at === -1 ? 1 : source.slice(0, at).split('\n').length;
}

/** Resolves the imports of a page: a component by name, a partial, or data. */
function loader(run: Run, path: string, source: string) {
  const page = relative(run.siteDir, path);
  return async (request: string): Promise<object> => {
    const component = run.importable.get(request);
    if (component !== undefined) {
      return {default: component};
    }
    if (/^(?:\.{1,2}\/|@site\/static\/).+\.mdx?$/.test(request)) {
      return runPart(run, partPath(run, path, request));
    }
    for (const read of run.modules) {
      const imported = await read(request);
      if (imported !== undefined) {
        run.made.push(...imported.made);
        if (imported.open) {
          run.open.add(imported.data);
        }
        return {default: imported.data};
      }
    }
    throw new Error(
      `${page}:${findLine(source, request)}: found an import of "${request}", expected a component that ${run.vocabulary.listedIn} lists, or an included page (.mdx). To show a file, use a component: locked pages can import nothing else.`,
    );
  };
}

function partPath({siteDir}: Run, path: string, request: string): string {
  return request.startsWith('.')
    ? resolve(dirname(path), request)
    : resolve(siteDir, request.replace('@site/', ''));
}

type Explaining = {
  readonly page: string;
  readonly source: string;
  readonly listedIn: string;
};

/** Turns MDX's error about an unknown component into one that authors can act on. */
function explained(
  error: unknown,
  {page, source, listedIn}: Explaining,
): Error {
  const {message} = error as Error;
  const name = /^Expected component `(?<name>[^`]+)` to be defined/.exec(
    message,
  )?.groups?.['name'];
  return name === undefined
    ? new Error(message.startsWith('docs/') ? message : `${page}: ${message}`, {
        cause: error,
      })
    : new Error(
        `${page}:${findLine(source, `<${name}`)}: found <${name}>, expected a component that ${listedIn} lists.`,
        {cause: error},
      );
}

/**
 * Returns the address of a file that Docusaurus would get from the bundler: a file among the pages,
 * or in static/.
 */
function fileAddress(
  {siteDir, root = siteDir}: Run,
  path: string,
  request: string,
): string | undefined {
  const file = resolve(dirname(path), request.replace(/^.*!/, ''));
  const folder = [root, join(siteDir, 'static')].find((each) =>
    file.startsWith(`${each}/`),
  );
  return folder && encodeURI(`/${relative(folder, file)}`);
}

async function runProgram(
  run: Run,
  path: string,
  {code, source}: CompiledPage,
): Promise<PageModule> {
  const page = relative(run.siteDir, path);
  const {listedIn} = run.vocabulary;
  const program = runInThisContext(
    `(async function (runtime, require, ${IMPORT}) {${code}\n})`,
    {filename: path},
  ) as Program;
  const find = (request: string): {readonly default: string} => {
    const address = fileAddress(run, path, request);
    if (address !== undefined) {
      return {default: address};
    }
    throw new Error(
      `${page}:${findLine(source, request)}: found "${request}", expected a path under static/ that starts with /, or a path beside the page that starts with ./.`,
    );
  };
  const module = await program(
    createRuntime(listComponents(run.vocabulary)),
    find,
    loader(run, path, source),
  );
  return {
    ...module,
    default(props) {
      try {
        return module.default(props);
      } catch (error) {
        throw explained(error, {page, source, listedIn});
      }
    },
  };
}

async function runPart(run: Run, path: string): Promise<PageModule> {
  const compiled = await run.compile(path);
  run.sources.push(compiled.source);
  const {toc = [], ...module} = await runProgram(run, path, compiled);
  return {...module, toc};
}

/**
 * Runs the program of a page at build time. Loops, partials, and exports are resolved, so that only
 * elements and data remain.
 *
 * @throws Error naming page and line if it needs something that cannot be locked.
 */
export async function runPage(
  surroundings: PageEnvironment,
  path: string,
): Promise<RanPage> {
  const compiled = await surroundings.compile(path);
  const run: Run = {
    ...surroundings,
    importable: listImportable(surroundings.vocabulary),
    sources: [compiled.source],
    open: new Set(),
    made: [],
  };
  const page = await runProgram(run, path, compiled);
  const content = page.default({});
  return {...compiled, ...run, content, toc: page.toc ?? []};
}
