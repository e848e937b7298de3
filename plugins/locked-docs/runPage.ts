import {dirname, relative, resolve} from 'node:path';
import {runInThisContext} from 'node:vm';
import type {MadeFile, ReadModule} from '../../src/shared/lib/readModule';
import type {SealedHeading} from '../../src/features/lock/lib/types';
import {
  everywhereComponents,
  importedModules,
  themedTags,
} from '../../src/site/authorComponents';
import type {CompiledPage, CompilePage} from './compilePage';
import {IMPORT} from './dynamicImports';
import {Reference, runtimeWith} from './elements';

/** What a page is, once its program has run. */
export type RanPage = CompiledPage & {
  /** The elements of the page. */
  readonly content: unknown;
  readonly toc: readonly SealedHeading[];
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
  readonly toc?: readonly SealedHeading[];
};

type Program = (
  runtime: object,
  require: (request: string) => never,
  load: (request: string) => Promise<object>,
) => Promise<PageModule>;

/** How a page comes to what it imports. */
export type Surroundings = {
  readonly siteDir: string;
  readonly compile: CompilePage;
  readonly modules: readonly ReadModule[];
};

/** What is gathered while a page and its parts run. */
type Run = Surroundings & {
  readonly sources: string[];
  readonly open: Set<unknown>;
  readonly made: MadeFile[];
};

const components = Object.fromEntries([
  ...themedTags.map((tag) => [tag, new Reference(`m:${tag}`)] as const),
  ...everywhereComponents.map(
    (name) => [name, new Reference(`c:${name}`)] as const,
  ),
]);

const importable = new Map<string, Reference>([
  ...Object.entries(importedModules).map(
    ([name, module]) => [module, new Reference(`c:${name}`)] as const,
  ),
  ...everywhereComponents.flatMap((name) => {
    const reference = new Reference(`c:${name}`);
    return [[`@theme/${name}`, reference]] as const;
  }),
]);

/** The line on which a text stands first, counted from 1. */
function findLine(source: string, text: string): number {
  const at = source.indexOf(text);
  return at === -1 ? 1 : source.slice(0, at).split('\n').length;
}

/** Reads what a page imports: a component by name, a part of a page, or data. */
function loader(run: Run, path: string, source: string) {
  const page = relative(run.siteDir, path);
  return async (request: string): Promise<object> => {
    const component = importable.get(request);
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
      `${page}:${findLine(source, request)}: found an import of "${request}", expected a component that src/site/authorComponents.ts lists, a part of a page (.mdx), or a file by way of a component: nothing else can be locked.`,
    );
  };
}

function partPath({siteDir}: Run, path: string, request: string): string {
  return request.startsWith('.')
    ? resolve(dirname(path), request)
    : resolve(siteDir, request.replace('@site/', ''));
}

/** Turns what MDX says of a component that nobody knows into what an author can act on. */
function explained(error: unknown, page: string, source: string): Error {
  const {message} = error as Error;
  const name = /^Expected component `(?<name>[^`]+)` to be defined/.exec(
    message,
  )?.groups?.['name'];
  return name === undefined
    ? new Error(message.startsWith('docs/') ? message : `${page}: ${message}`, {
        cause: error,
      })
    : new Error(
        `${page}:${findLine(source, `<${name}`)}: found <${name}>, expected a component that src/site/authorComponents.ts lists.`,
        {cause: error},
      );
}

async function runProgram(
  run: Run,
  path: string,
  {code, source}: CompiledPage,
): Promise<PageModule> {
  const page = relative(run.siteDir, path);
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
    runtimeWith(components),
    refuse,
    loader(run, path, source),
  );
  return {
    ...module,
    default(props) {
      try {
        return module.default(props);
      } catch (error) {
        throw explained(error, page, source);
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
    sources: [compiled.source],
    open: new Set(),
    made: [],
  };
  const page = await runProgram(run, path, compiled);
  const content = page.default({});
  return {...compiled, ...run, content, toc: page.toc ?? []};
}
