import {partedRequest, type ReadModule} from '../../lock/tree/readModule';
import {readRequest} from '../../../src/shared/model/moduleRequest';
import {FOE_MODULE, type FoeRequest} from '../model/foeModule';
import {findFoe} from './findFoe';

/** Reads the numbers of foes for locked pages, from public CSV files. */
export const dataModule = (): ReadModule => (request) => {
  const {module, query} = partedRequest(request);
  return Promise.resolve(
    module === FOE_MODULE
      ? {
          data: findFoe(readRequest(query) as FoeRequest),
          open: true,
          made: [],
          sources: ['static/game-mechanics/combat/foe*.csv'],
        }
      : undefined,
  );
};
