import type {Plugin} from '@docusaurus/types';

/**
 * The comment at the top of a script that tells V8 to compile all of its functions while it loads,
 * not each when it is first called.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** The part of a chunk in use. */
type Chunk = {
  readonly files: Iterable<string>;
  readonly groupsIterable: Iterable<{
    readonly name?: string | undefined;
    readonly isInitial: () => boolean;
  }>;
};

/** The part of a compilation in use. */
type Compilation = {
  readonly chunks: Iterable<Chunk>;
  readonly hooks: {
    readonly processAssets: {
      readonly tap: (
        options: {readonly name: string; readonly stage: number},
        process: () => void,
      ) => void;
    };
  };
  readonly updateAsset: (
    file: string,
    update: (source: object) => object,
  ) => void;
};

/** The part of the bundler's compiler in use. */
type Compiler = {
  readonly webpack: {
    readonly Compilation: {
      readonly PROCESS_ASSETS_STAGE_DEV_TOOLING: number;
    };
    readonly sources: {
      readonly ConcatSource: new (...parts: (string | object)[]) => object;
    };
  };
  readonly hooks: {
    readonly compilation: {
      readonly tap: (
        name: string,
        prepare: (compilation: Compilation) => void,
      ) => void;
    };
  };
};

const name = 'compile-hints';

/**
 * Whether a chunk is part of a page. Only pages name what they load later; other parts, such as a
 * map, have functions that most readers never call.
 */
function isOfPage({groupsIterable}: Chunk): boolean {
  return [...groupsIterable].some(
    (group) => !group.isInitial() && Boolean(group.name),
  );
}

function addHints({webpack, hooks}: Compiler): void {
  const {Compilation: stages, sources} = webpack;
  hooks.compilation.tap(name, (compilation) => {
    // The minimizer, which comes before this stage, would remove the comment.
    const stage = stages.PROCESS_ASSETS_STAGE_DEV_TOOLING;
    compilation.hooks.processAssets.tap({name, stage}, () => {
      const files = [...compilation.chunks]
        .filter(isOfPage)
        .flatMap((chunk) => [...chunk.files]);
      for (const file of new Set(files)) {
        if (file.endsWith('.js')) {
          compilation.updateAsset(
            file,
            (source) => new sources.ConcatSource(HINT, source),
          );
        }
      }
    });
  });
}

/**
 * Lets browsers with V8 compile the scripts of a page while they load, which is when readers point
 * at a link, so that the press finds them ready.
 */
export default function compileHintsPlugin(): Plugin {
  return {
    name,

    configureWebpack({mode}, isServer) {
      return isServer || mode !== 'production'
        ? {}
        : {plugins: [{apply: addHints as (compiler: unknown) => void}]};
    },
  };
}
