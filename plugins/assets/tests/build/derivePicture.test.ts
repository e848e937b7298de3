import {readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {pictureDeriver} from '../../build/derivePicture';
import {createAsset} from '../../../../tests/support/assets';
import {
  createNoisyImage,
  icon,
  createAnimatedGif,
  vectorDrawing,
} from '../../../../tests/support/files';
import {temporarySite} from '../../../../tests/support/temporarySite';

const siteDir = temporarySite({'static/drawing.svg': vectorDrawing});
const staticDir = join(siteDir, 'static');
const cacheDir = join(siteDir, '.cache/pictures');
const emitted = new Map<string, Buffer>();
const derive = pictureDeriver({staticDir, cacheDir}, (path, bytes) => {
  emitted.set(path, bytes);
});

async function derived(name: string, width: number, bytes: Buffer) {
  writeFileSync(join(staticDir, name), bytes);
  return derive(createAsset(`/${name}`), width);
}

beforeEach(() => {
  emitted.clear();
});

describe('smaller copies of a picture', () => {
  it.each([
    [320, [320]],
    [321, [320, 321]],
    [1280, [320, 640, 960, 1280]],
    [1281, [320, 640, 960, 1280]],
  ])('of %i pixels are never larger: %j', async (width, widths) => {
    const bytes = await createNoisyImage(width, 20).png().toBuffer();
    const {thumbnails} = await derived('wide.png', width, bytes);
    expect(thumbnails.map((each) => each.width)).toEqual(widths);
    for (const {link, width: to} of thumbnails) {
      const copy = emitted.get(link.slice(1));
      expect(link).toMatch(/^\/assets\/pictures\/[\da-f]{16}-\d+\.webp$/);
      expect(await sharp(copy).metadata()).toMatchObject({
        format: 'webp',
        width: to,
      });
    }
    expect(emitted.size).toBe(widths.length);
  });

  it('are oriented as the camera recorded', async () => {
    const bytes = await createNoisyImage(500, 400)
      .withMetadata({orientation: 6})
      .jpeg()
      .toBuffer();
    const {thumbnails} = await derived('turned.jpg', 400, bytes);
    expect(
      await Promise.all(
        thumbnails.map(({link}) =>
          sharp(emitted.get(link.slice(1))).metadata(),
        ),
      ),
    ).toMatchObject([
      {width: 320, height: 400},
      {width: 400, height: 500},
    ]);
  });

  it('include a tiny placeholder for use while the picture loads', async () => {
    const bytes = await createNoisyImage(500, 250).png().toBuffer();
    const {placeholder = ''} = await derived('tiny.png', 500, bytes);
    const [, data = ''] =
      /^data:image\/webp;base64,(.+)$/.exec(placeholder) ?? [];
    expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({
      width: 16,
      height: 8,
    });
    expect(placeholder.length).toBeLessThan(400);
  });

  it('include no placeholder for a transparent picture', async () => {
    const bytes = await createNoisyImage(500, 250)
      .ensureAlpha(0.5)
      .png()
      .toBuffer();
    const derivatives = await derived('glass.png', 500, bytes);
    expect(derivatives.thumbnails).toHaveLength(2);
    expect(derivatives).not.toHaveProperty('placeholder');
  });

  it('are not made of vector drawings and icons', async () => {
    expect(await derive(createAsset('/drawing.svg'), 120)).toEqual({
      thumbnails: [],
    });
    expect(await derived('icon.ico', 16, icon(16))).toEqual({thumbnails: []});
    expect(emitted.size).toBe(0);
  });

  it('are not made of animated pictures, which would stop moving', async () => {
    const derivatives = await derived(
      'moving.gif',
      40,
      await createAnimatedGif(),
    );
    expect(derivatives).toEqual({
      thumbnails: [],
      placeholder: expect.stringMatching(/^data:image\/webp/),
    });
  });

  it('are made only once while the picture stays the same', async () => {
    const bytes = await createNoisyImage(330, 20).png().toBuffer();
    const first = await derived('once.png', 330, bytes);
    const kept = readdirSync(cacheDir).toSorted();
    const copy = join(
      cacheDir,
      first.thumbnails[0]?.link.split('/').at(-1) ?? '',
    );
    writeFileSync(copy, 'kept');
    emitted.clear();
    expect(await derived('elsewhere.png', 330, bytes)).toEqual(first);
    expect(readdirSync(cacheDir).toSorted()).toEqual(kept);
    expect([...emitted.values()].map(String)).toContain('kept');
    rmSync(copy);
    await derived('once.png', 330, bytes);
    expect([...emitted.values()].map(String)).not.toContain('kept');
  });

  it('are made of pictures with unusual names', async () => {
    const bytes = await createNoisyImage(10, 10).png().toBuffer();
    writeFileSync(join(staticDir, '100% #1 ü.png'), bytes);
    const asset = createAsset('/odd.png', {
      link: '/100%25%20%231%20%C3%BC.png',
    });
    expect((await derive(asset, 10)).thumbnails).toHaveLength(1);
  });
});
