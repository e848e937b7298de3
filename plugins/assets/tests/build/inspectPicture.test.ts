import {inspectFile} from '../../build/inspectFile';
import {
  createPlainImage,
  createNoisyImage,
  icon,
  createAnimatedGif,
  vectorDrawing,
} from '../../../../tests/support/files';

const html = '<!DOCTYPE html>\n<html><title>Not found</title></html>';

/** Lists the faults of a file. */
async function listFaults(
  ext: string,
  bytes: Buffer | string,
): Promise<readonly string[]> {
  const inspection = await inspectFile(ext, Buffer.from(bytes));
  return inspection.ok
    ? []
    : inspection.faults.map(
        ({line, found, expected}) =>
          `${line}: found ${found}, expected ${expected}`,
      );
}

async function describeFacts(
  ext: string,
  bytes: Buffer | string,
): Promise<unknown> {
  const inspection = await inspectFile(ext, Buffer.from(bytes));
  return inspection.ok ? inspection.facts : inspection.faults;
}

describe('a picture', () => {
  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['png', () => createPlainImage(30, 20).png().toBuffer()],
    ['jpg', () => createPlainImage(30, 20).jpeg().toBuffer()],
    ['jfif', () => createPlainImage(30, 20).jpeg().toBuffer()],
    ['gif', () => createPlainImage(30, 20).gif().toBuffer()],
    ['webp', () => createNoisyImage(30, 20).webp({lossless: true}).toBuffer()],
    ['avif', () => createPlainImage(30, 20).avif().toBuffer()],
  ])('has a size: %s', async (ext, draw) => {
    expect(await describeFacts(ext, await draw())).toEqual({
      width: 30,
      height: 20,
      contents: [],
    });
  });

  it('has the size of its view box if it is a vector drawing', async () => {
    expect(await describeFacts('svg', vectorDrawing)).toMatchObject({
      width: 120,
      height: 80,
    });
  });

  it('has the size of its largest image if it is an icon', async () => {
    expect(await describeFacts('ico', icon(16, 48, 32))).toMatchObject({
      width: 48,
      height: 48,
    });
  });

  it('has the size of one of its frames if it is animated', async () => {
    expect(await describeFacts('gif', await createAnimatedGif())).toMatchObject(
      {
        width: 40,
        height: 30,
      },
    );
  });

  it.each([
    [1, 30, 20],
    [4, 30, 20],
    [5, 20, 30],
    [8, 20, 30],
  ])(
    'has its displayed size if the camera recorded orientation %i',
    async (orientation, width, height) => {
      const turned = createPlainImage(30, 20).withMetadata({orientation});
      for (const [ext, bytes] of [
        ['jpg', await turned.clone().jpeg().toBuffer()],
        ['webp', await turned.clone().webp().toBuffer()],
      ] as const) {
        expect(await describeFacts(ext, bytes)).toMatchObject({width, height});
      }
    },
  );

  it.each<[string, () => Promise<Buffer>, number]>([
    ['png', () => createNoisyImage(60, 60).png().toBuffer(), 1],
    ['jpg', () => createNoisyImage(60, 60).jpeg().toBuffer(), 2],
    ['gif', () => createNoisyImage(60, 60).gif().toBuffer(), 1],
    ['webp', () => createNoisyImage(60, 60).webp().toBuffer(), 2],
    ['avif', () => createNoisyImage(60, 60).avif().toBuffer(), 1],
    ['svg', () => Promise.resolve(Buffer.from(vectorDrawing)), 3],
  ])(
    'is rejected if it is cut off, however late: %s',
    async (ext, draw, missing) => {
      const whole = await draw();
      expect(await listFaults(ext, whole)).toEqual([]);
      for (const end of [whole.length - missing, whole.length * 0.6]) {
        expect(await listFaults(ext, whole.subarray(0, end))).toEqual([
          expect.stringMatching(/an incomplete picture|of type svg/),
        ]);
      }
    },
  );

  it('is rejected if it is cut off after its thumbnail', async () => {
    const [copy, whole] = [
      await createPlainImage(8, 8).jpeg().toBuffer(),
      await createNoisyImage(60, 60).jpeg().toBuffer(),
    ];
    const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
    head.writeUInt16BE(copy.length + 2, 4);
    const withCopy = Buffer.concat([head, copy, whole.subarray(2)]);
    expect(await listFaults('jpg', withCopy)).toEqual([]);
    expect(await listFaults('jpg', withCopy.subarray(0, -9))).toEqual([
      '1: found an incomplete picture, expected the whole file: copy or export it again',
    ]);
  });

  it('may have more after its end', async () => {
    const jpeg = await createPlainImage(30, 20).jpeg().toBuffer();
    expect(await listFaults('jpg', Buffer.concat([jpeg, icon(16)]))).toEqual(
      [],
    );
    const gif = await createPlainImage(30, 20).gif().toBuffer();
    expect(
      await listFaults('gif', Buffer.concat([gif, Buffer.alloc(2)])),
    ).toEqual([]);
  });

  it.each([
    [
      'an HTML page',
      'png',
      html,
      '1: found an HTML page, expected a picture of type png',
    ],
    [
      'a page of HTML after a mark of its byte order',
      'jfif',
      `\uFEFF\n${html}`,
      '1: found an HTML page, expected a picture of type jpg',
    ],
    [
      'words',
      'webp',
      'Once there was a picture.',
      '1: found another kind of file, expected a picture of type webp',
    ],
    [
      'a picture of another kind',
      'png',
      vectorDrawing,
      '1: found a picture of type svg, expected one of type png, to match its extension',
    ],
  ])('is rejected if it is %s', async (_, ...[ext, text, fault]) => {
    expect(await listFaults(ext, text)).toEqual([fault]);
  });
});
