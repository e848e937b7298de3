import sheetLoader from '../../build/sheetModule';
import {writeRequest} from '../../../../src/shared/model/moduleRequest';

const bundler = {
  resourcePath: '/site/static/game-mechanics/combat/armor.csv',
  resourceQuery: writeRequest({row: 'Mail'}),
  rootContext: '/site',
};

describe('a CSV file that a page imports', () => {
  it('becomes the part of the sheet that the page requests', () => {
    expect(sheetLoader.call(bundler, 'Armor,Soak\nLeather,1\nMail,4\n')).toBe(
      'export default {"columns":["Armor","Soak"],"rows":[["Mail","4"]]};',
    );
  });

  it('is reported with its path from the root of the project if it is faulty', () => {
    expect(() => sheetLoader.call(bundler, '')).toThrow(
      'static/game-mechanics/combat/armor.csv:1: found an empty file',
    );
  });
});
