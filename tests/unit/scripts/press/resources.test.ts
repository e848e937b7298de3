import {mkdtempSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sharp from 'sharp';
import {resourceReader} from '../../../../scripts/press/print/resources';

const site = mkdtempSync(join(tmpdir(), 'press-'));

beforeAll(async () => {
  mkdirSync(join(site, 'static'));
  writeFileSync(join(site, 'static/ring.svg'), '<svg/>');
  await sharp({
    create: {width: 400, height: 1200, channels: 3, background: '#345'},
  })
    .png()
    .toFile(join(site, 'static/tower.png'));
});

afterAll(() => {
  rmSync(site, {recursive: true});
});

describe('a picture in a document', () => {
  it('is a JPEG of the width that its place needs, at most 1.6 times as high', async () => {
    const {bytes, mediaType} = await resourceReader(site)(
      '/tower.png?width=200',
    );
    const {format, width, height} = await sharp(bytes).metadata();
    expect({format, mediaType, width, height}).toEqual({
      format: 'jpeg',
      mediaType: 'image/jpeg',
      width: 107,
      height: 320,
    });
  });

  it('stays as it is if it is drawn', async () => {
    const {bytes, mediaType} = await resourceReader(site)('/ring.svg');
    expect(mediaType).toBe('image/svg+xml');
    expect(Buffer.from(bytes).toString()).toBe('<svg/>');
  });

  it('is converted once for each width, however often it is printed', async () => {
    const read = resourceReader(site);
    const [first, again, wider] = await Promise.all([
      read('/tower.png?width=200'),
      read('/tower.png?width=200'),
      read('/tower.png?width=300'),
    ]);
    expect(again).toBe(first);
    expect(wider).not.toBe(first);
  });

  it('that is missing is an error', async () => {
    await expect(resourceReader(site)('/none.svg')).rejects.toThrow('none.svg');
  });
});
