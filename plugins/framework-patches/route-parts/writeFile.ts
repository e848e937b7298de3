import {basename, dirname, join} from 'node:path';
import {readPlan, written} from './readPlan';
import {keptNames, type RoutePlan} from './routePlan';
import {
  registryForServer,
  registryForBrowser,
  writePart,
  writeTable,
} from './writeModules';

/** What is asked of the loader, as far as it is used here. */
export type LoaderContext = {
  readonly resourcePath: string;
  readonly resourceQuery: string;
  readonly getOptions: () => {readonly isForBrowser: boolean};
  readonly addDependency: (path: string) => void;
};

/** What each file that Docusaurus writes becomes, for browsers and for drawing pages in the build. */
const generators: Readonly<
  Record<
    string,
    Readonly<
      Record<'browser' | 'server', (plan: RoutePlan, given: string) => string>
    >
  >
> = {
  [written.routes]: {
    browser: writeTable,
    server: (_plan, given) => `${given}\nexport const parts = [];\n`,
  },
  [written.registry]: {browser: registryForBrowser, server: registryForServer},
  [written.names]: {
    browser: (plan) => JSON.stringify(keptNames(plan)),
    server: (_plan, given) => given,
  },
};

const PART = /^\?part=(?<index>\d+)$/;

/**
 * Has browsers learn of pages in parts: a step of the bundler for the files in which
 * Docusaurus writes down what pages there are.
 *
 * @throws Error where one of them is not as Docusaurus writes it.
 */
export default function writeFile(this: LoaderContext, given: string): string {
  const {resourcePath, resourceQuery} = this;
  const folder = dirname(resourcePath);
  for (const name of Object.values(written)) {
    this.addDependency(join(folder, name));
  }
  const plan = readPlan(folder);
  const part = PART.exec(resourceQuery)?.groups?.['index'];
  if (part !== undefined) {
    return writePart(plan, Number(part));
  }
  const target = this.getOptions().isForBrowser ? 'browser' : 'server';
  return generators[basename(resourcePath)]?.[target](plan, given) ?? given;
}
