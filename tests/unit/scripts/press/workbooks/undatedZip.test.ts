import {undatedZip} from '../../../../../scripts/press/workbooks/undatedZip';
import {readWorkbook} from '../../../../../plugins/asset-index/readWorkbook';
import {workbook} from '../../../../support/files';

/** Lists the modification times in a zip file. */
function listDays(bytes: Uint8Array): readonly number[] {
  const buffer = Buffer.from(bytes);
  const found: number[] = [];
  for (
    let at = buffer.indexOf('PK\u0001\u0002', 0, 'latin1');
    at !== -1;
    at = buffer.indexOf('PK\u0001\u0002', at + 4, 'latin1')
  ) {
    found.push(buffer.readUInt32LE(at + 12));
    found.push(buffer.readUInt32LE(buffer.readUInt32LE(at + 42) + 10));
  }
  return found;
}

describe('a workbook is the same whenever it is made', () => {
  it('dates each part to the first day that a zip file can express', async () => {
    const made = await workbook([['Spell'], ['Ash Whisper']]);
    const days = listDays(undatedZip(made));
    expect(days.length).toBeGreaterThan(8);
    expect(new Set(days)).toEqual(new Set([0x00_21_00_00]));
    expect(new Set(listDays(made))).not.toEqual(new Set([0x00_21_00_00]));
  });

  it('can still be read', async () => {
    const made = await workbook([['Spell'], ['Ash Whisper']]);
    await expect(readWorkbook(Buffer.from(undatedZip(made)))).resolves.toBe(
      'Spell\nAsh Whisper',
    );
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['no zip file', new TextEncoder().encode('Spell,Level\nAsh Whisper,1\n')],
  ])('rejects %s', (_, bytes) => {
    expect(() => undatedZip(bytes)).toThrow();
  });
});
