import type {Plugin} from '@docusaurus/types';

/** The template of class names in CSS modules, in which only the hash distinguishes classes. */
const NAMES = '[local]_[contenthash:base64:4]';
const SHORT = '_[contenthash:base64:4]';

type Modules = {localIdentName: unknown};

function isModules(value: object): value is Modules {
  return 'localIdentName' in value && value.localIdentName === NAMES;
}

/** Shortens the class name template in loader options, wherever it is in a rule. */
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

/** Names the classes of built pages only by their hash, and drops their names in the source. */
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
