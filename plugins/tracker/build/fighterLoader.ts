import {join} from 'node:path';
import {fightTable} from '../../../world/fighters';
import {toModule} from '../../lock/tree/readModule';
import {readRequest} from '../../../src/shared/model/moduleRequest';
import type {FoeRequest} from '../model/foeModule';
import {findFoe} from './findFoe';

/** The part of the bundler's loader context in use. */
type LoaderContext = {
  readonly resourceQuery: string;
  readonly rootContext: string;
  /** Rebuilds the module when the file changes. */
  readonly addDependency: (file: string) => void;
};

/** Creates a module that exports the numbers of a foe. */
export default function fighterLoader(this: LoaderContext): string {
  for (const sheet of fightTable.sources) {
    this.addDependency(join(this.rootContext, 'static', sheet));
  }
  return toModule(findFoe(readRequest(this.resourceQuery) as FoeRequest));
}
