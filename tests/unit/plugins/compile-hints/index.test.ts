import compileHintsPlugin from '../../../../plugins/compile-hints';
import {stub} from '../../../support/stub';

type Group = {readonly name?: string; readonly isInitial: () => boolean};
type Compiler = ReturnType<typeof createCompiler>['compiler'];
type Configure = (
  config: {readonly mode: string},
  isServer: boolean,
) => {plugins?: readonly {apply: (compiler: Compiler) => void}[]};

const HINT = '//# allFunctionsCalledOnLoad\n';

const configure = stub<Configure>(
  compileHintsPlugin().configureWebpack ?? (() => ({})),
);

function group(name?: string, isInitial = false): Group {
  return {isInitial: () => isInitial, ...(name !== undefined && {name})};
}

class ConcatSource {
  readonly text: string;

  constructor(...parts: readonly string[]) {
    this.text = parts.join('');
  }
}

/** A compiler whose chunks consist of a script each, in some groups. */
function createCompiler(groups: Readonly<Record<string, readonly Group[]>>) {
  const assets: Record<string, string> = Object.fromEntries(
    Object.keys(groups).map((file) => [file, 'f()']),
  );
  const stages: number[] = [];
  const compilation = {
    chunks: Object.entries(groups).map(([file, own]) => ({
      files: [file],
      groupsIterable: own,
    })),
    hooks: {
      processAssets: {
        tap: ({stage}: {stage: number}, process: () => void) => {
          stages.push(stage);
          process();
        },
      },
    },
    updateAsset: (file: string, update: (source: string) => ConcatSource) => {
      assets[file] = update(assets[file] ?? '').text;
    },
  };
  const compiler = {
    webpack: {
      Compilation: {PROCESS_ASSETS_STAGE_DEV_TOOLING: 500},
      sources: {ConcatSource},
    },
    hooks: {
      compilation: {
        tap: (_: string, prepare: (made: typeof compilation) => void) => {
          prepare(compilation);
        },
      },
    },
  };
  return {compiler, assets, stages};
}

describe('scripts that are compiled while they load', () => {
  it('are those of pages, also parts that pages share', () => {
    const {compiler, assets} = createCompiler({
      'page.js': [group('0023e48c')],
      'shared.js': [group(), group('0023e48c'), group('005fd46d')],
      'page.css': [group('0023e48c')],
      'map.js': [group()],
      'main.js': [group('main', true)],
    });
    const {plugins = []} = configure({mode: 'production'}, false);
    plugins.forEach(({apply}) => {
      apply(compiler);
    });
    expect(assets).toEqual({
      'page.js': `${HINT}f()`,
      'shared.js': `${HINT}f()`,
      'page.css': 'f()',
      'map.js': 'f()',
      'main.js': 'f()',
    });
  });

  it('get their hint after they were minimized', () => {
    const {compiler, stages} = createCompiler({});
    configure({mode: 'production'}, false).plugins?.[0]?.apply(compiler);
    expect(stages).toEqual([500]);
  });

  it.each([
    ['on the server', 'production', true],
    ['during development', 'development', false],
  ])('are none %s', (_, mode, isServer) => {
    expect(configure({mode}, isServer)).toEqual({});
  });
});
