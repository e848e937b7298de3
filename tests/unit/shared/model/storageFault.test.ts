import {classifyStorageFault} from '../../../../src/shared/model/storageFault';

it.each([
  [new DOMException('', 'QuotaExceededError'), 'full'],
  [new DOMException('', 'VersionError'), 'newer'],
  [new DOMException('', 'SecurityError'), 'blocked'],
  [new Error('no'), 'blocked'],
  ['no', 'blocked'],
])('says why nothing is stored: %s', (error, fault) => {
  expect(classifyStorageFault(error)).toBe(fault);
});
