import {dirname, relative, resolve} from 'node:path';
import {runInThisContext} from 'node:vm';
import type {MadeFile, ReadModule} from './readModule';
import type {PageHeading} from './treeNode';
import type {CompiledPage, CompilePage} from './compiledPage';
import {IMPORT} from './dynamicImports';
import {Reference, runtimeWith} from './elements';

/** What a page is, once its program has run. */
export type RanPage = CompiledPage & {
  /** The elements of the page. */
  readonly content: unknown;
  readonly toc: readonly PageHeading[];
  /** The sources of the page and of all its parts. */
  readonly sources: readonly string[];
  /** Data that everybody may read elsewhere. */
  readonly open: ReadonlySet<unknown>;
  /** Small copies of pictures that everybody may see. */
  readonly made: readonly MadeFile[];
};

/** What the program of a page exports. */
type PageModule = {
  readonly default: (props: object) => unknown;
  readonly toc?: readonly PageHeading[];
};

type Program = (
  runtime: object,
  require: (request: string) => never,
  load: (request: string) => Promise<object>,
) => Promise<PageModule>;

/** The tags and components that pages of a site may hold. */
export type PageVocabulary = {
  /** Tags that the theme shows in its own way. */
  readonly themed: readonly string[];
  /** Components that every page has without an import. */
  readonly everywhere: readonly string[];
  /** The module of each component that pages import, by its name. */
  readonly imported: Readonly<Record<string, string>>;
  /** The file that lists them, which errors name. */
  readonly listedIn: string;
};

/** How a page comes to what it imports. */
export type Surroundings = {
  readonly siteDir: string;
  readonly vocabulary: PageVocabulary;
  readonly compile: CompilePage;
  readonly modules: readonly ReadModule[];
};

/** What is gathered while a page and its parts run. */
type Run = Surroundings & {
  /** The component behind each module. */
  readonly importable: ReadonlyMap<string, Reference>;
  readonly sources: string[];
  readonly open: Set<unknown>;
  readonly made: MadeFile[];
};

/** Gives what a page uses without an import, by name. */
function listComponents({
  themed,
  everywhere,
}: PageVocabulary): Readonly<Record<string, Reference>> {
  return Object.fromEntries([
    ...themed.map((tag) => [tag, new Reference(`m:${tag}`)] as const),
    ...everywhere.map((name) => [name, new Reference(`c:${name}`)] as const),
  ]);
}

/** Gives the components that a page can import, by module. */
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

/** The line on which a text stands first, counted from 1. */
function findLine(source: string, text: string): number {
  const at = source.indexOf(text);
  return at === -1 ? 1 : source.slice(0, at).split('\n').length;
}

/** Reads what a page imports: a component by name, a part of a page, or data. */
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
      `${page}:${findLine(source, request)}: found an import of "${request}", expected a component that ${run.vocabulary.listedIn} lists, a part of a page (.mdx), or a file by way of a component: nothing else can be locked.`,
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

/** Turns what MDX says of a component that nobody knows into what an author can act on. */
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
  const refuse = (request: string): never => {
    throw new Error(
      `${page}:${findLine(source, request)}: found "${request}", expected a file under static/ by its path with a slash before it, or one beside the page by its path with ./ before it.`,
    );
  };
  const module = await program(
    runtimeWith(listComponents(run.vocabulary)),
    refuse,
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
 * Runs the program of a page in the build: loops, parts and exports are gone after that,
 * and nothing but elements and data is left.
 *
 * @throws Error naming page and line where it needs what cannot be locked.
 */
export async function runPage(
  surroundings: Surroundings,
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
