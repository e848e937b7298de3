import {createId} from '../../../../src/shared/hooks/createId';

it('makes ids of 24 hexadecimal digits, no two of them alike', () => {
  const ids = Array.from({length: 500}, createId);
  expect(new Set(ids).size).toBe(500);
  expect(ids.filter((id) => !/^[\da-f]{24}$/.test(id))).toEqual([]);
});
