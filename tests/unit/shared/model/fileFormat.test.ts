import fc from '../../../support/properties';
import {readFormat, writeFormat} from '../../../../src/shared/model/fileFormat';

const format = {format: 'fight', version: 2};

describe('a file that states its format', () => {
  it('holds its content, with or without a byte order mark', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (names) => {
        const text = writeFormat(format, {names});
        for (const each of [text, `\uFEFF${text}`]) {
          expect(readFormat(format, each)).toEqual({
            content: {...format, names},
          });
        }
      }),
    );
  });

  it.each([
    ['', 'damaged'],
    ['{"format": "fight", "vers', 'damaged'],
    ['null', 'damaged'],
    ['[]', 'damaged'],
    ['{"format": "desk", "version": 1}', 'damaged'],
    ['{"format": "fight"}', 'damaged'],
    ['{"format": "fight", "version": 1.5}', 'damaged'],
    ['{"format": "fight", "version": 3}', 'newer'],
  ])('is rejected if it is something else: %s', (text, fault) => {
    expect(readFormat(format, text)).toEqual({fault});
  });

  it('of an older version is read', () => {
    const text = '{"format": "fight", "version": 1}';
    expect(readFormat(format, text)).toHaveProperty('content');
  });
});
