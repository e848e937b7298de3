import type {Plugin} from '@docusaurus/types';

/** What names the classes of a module of styles; the part after the first is all that tells them apart. */
const NAMES = '[local]_[contenthash:base64:4]';
const SHORT = '_[contenthash:base64:4]';

type Modules = {localIdentName: unknown};

function isModules(value: object): value is Modules {
  return 'localIdentName' in value && value.localIdentName === NAMES;
}

/** Shortens the names that options of a loader give to classes, wherever they stand in a rule. */
function shorten(value: unknown): void {
  if (typeof value !== 'object' || value === null) {
    return;
  }
  if (isModules(value)) {
    value.localIdentName = SHORT;
  }
  for (const inner of Object.values(value)) {
    shorten(inner);
  }
}

/** Names the classes of built pages by their mark alone, not also by what they are called in the source. */
export default function shortClassNamesPlugin(): Plugin {
  return {
    name: 'short-class-names',

    configureWebpack({module, mode}) {
      if (mode === 'production') {
        shorten(module?.rules);
      }
      return {};
    },
  };
}
