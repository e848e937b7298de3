import type {Picture} from '../../src/shared/model/asset';

/** The five shapes that a gallery must support, in pixels. */
const shapes = [
  [2400, 600],
  [1800, 1200],
  [1200, 1200],
  [1000, 1400],
  [500, 2000],
] as const;

/** Creates a picture as the build passes it to a gallery; the shapes repeat after five. */
export function createPicture(
  index: number,
  facts: Partial<Picture> = {},
): Picture {
  const [width, height] = shapes[index % shapes.length] ?? [1, 1];
  const name = `${String(index).padStart(2, '0')}.png`;
  return {
    title: `Scene ${index}`,
    name,
    ext: 'png',
    lastModified: '3/9/2024',
    parent: '/maps',
    link: `/maps/${name}`,
    size: 1000,
    alt: `A road by night, number ${index}`,
    contents: [],
    width,
    height,
    thumbnails: [
      {link: `/assets/pictures/${index}-320.webp`, width: 320},
      {link: `/assets/pictures/${index}-640.webp`, width: 640},
    ],
    placeholder: 'data:image/webp;base64,UklGRg==',
    ...facts,
  };
}
