import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {landViews} from '../../../../art/studio/views/ofLands';

const root = join(__dirname, '../../../../..');

/** The page of each land whose file has another name. */
const PAGES: Readonly<Record<string, string>> = {
  'sw-peninsula': 'southwest-peninsula',
};

/** Reads how light a cover is in 16 by 9 places: above or below its mean, in standard deviations. */
async function readLight(id: string): Promise<number[]> {
  const file = join(root, `static/territory-visuals/${id}/cover.webp`);
  const tones = [
    ...(await sharp(file).resize(16, 9).grayscale().raw().toBuffer()),
  ];
  const getMean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const mean = getMean(tones);
  const spread = Math.sqrt(getMean(tones.map((tone) => (tone - mean) ** 2)));
  return tones.map((tone) => (tone - mean) / spread);
}

describe('covers of lands', () => {
  it('are twelve, no two alike: in each pair the light of places is 0.45 standard deviations apart', async () => {
    const covers = await Promise.all(landViews.map(({id}) => readLight(id)));
    expect(covers).toHaveLength(12);
    const pairs = covers.flatMap((one, index) =>
      covers.slice(index + 1).map((other) => {
        const apart = one.map((tone, at) => Math.abs(tone - (other[at] ?? 0)));
        return apart.reduce((sum, each) => sum + each, 0) / apart.length;
      }),
    );
    expect(Math.min(...pairs)).toBeGreaterThan(0.45);
  });

  it.each(landViews.map(({id, alt}) => [id, alt] as const))(
    '%s is told on its page as in the folder of pictures',
    (id, alt) => {
      const page = `docs/prime-almanac/${PAGES[id] ?? id}.md`;
      expect(readFileSync(join(root, page), 'utf8')).toContain(alt);
    },
  );
});
