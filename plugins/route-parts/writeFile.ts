import {basename, dirname, join} from 'node:path';
import {readPlan, written} from './readPlan';
import {keptNames, type RoutePlan} from './routePlan';
import {
  registryForBuild,
  registryForReaders,
  writePart,
  writeTable,
} from './writeModules';

/** What is asked of the loader, as far as it is used here. */
export type LoaderContext = {
  readonly resourcePath: string;
  readonly resourceQuery: string;
  readonly getOptions: () => {readonly forReaders: boolean};
  readonly addDependency: (path: string) => void;
};

/** What each file that Docusaurus writes becomes, for browsers and for drawing pages in the build. */
const become: Readonly<
  Record<
    string,
    Readonly<
      Record<'readers' | 'build', (plan: RoutePlan, given: string) => string>
    >
  >
> = {
  [written.routes]: {
    readers: writeTable,
    build: (_plan, given) => `${given}\nexport const parts = [];\n`,
  },
  [written.registry]: {readers: registryForReaders, build: registryForBuild},
  [written.names]: {
    readers: (plan) => JSON.stringify(keptNames(plan)),
    build: (_plan, given) => given,
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
  const whom = this.getOptions().forReaders ? 'readers' : 'build';
  return become[basename(resourcePath)]?.[whom](plan, given) ?? given;
}
