import {savedData} from '../../client/savedData';

const place = {base: '/orrameth/', namespace: '-422'};

it('fights are listed by the base path of the site, so that they are forgotten with it', () => {
  expect(savedData.map(({find}) => find(place))).toEqual([
    {keys: ['tracker:/orrameth/'], databases: ['tracker:/orrameth/']},
  ]);
});
