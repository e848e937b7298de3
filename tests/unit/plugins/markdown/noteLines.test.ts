import importSheets from '../../../../plugins/markdown/importSheets';
import {component, page, run} from '../../../support/markdown';
import {temporarySite} from '../../../support/temporarySite';

const siteDir = temporarySite({
  'static/combat/armor.csv': 'Armor,Soak\nMail,4\n',
  'static/combat/old armor.csv': 'Armor,Soak\nMail,3\nPlate,5\n',
});

const src = '/combat/armor.csv';

describe('the lines that a component takes up', () => {
  it.each([
    ['DataTable', {src}, {lines: 2}],
    ['TimeLine', {src}, {lines: 2}],
    ['DataTable', {src: '/combat/old%20armor.csv'}, {lines: 3}],
    ['DataTable', {src, row: 'Mail'}, undefined],
    ['DataTable', {src, where: 'Soak=4'}, undefined],
    ['DataTable', {src, last: '1'}, undefined],
    ['FactBox', {src}, undefined],
  ])(
    'are the rows of its sheet if it shows all of them: %s %j',
    async (name, attributes, data) => {
      const table = component(name, attributes);
      await run(importSheets, {siteDir}, page(table));
      expect(table.data).toEqual(data);
    },
  );
});
