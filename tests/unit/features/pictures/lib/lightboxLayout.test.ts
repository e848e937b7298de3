import {
  captionFrame,
  lightboxLayout,
  computeShift,
  type Box,
  type CaptionPlace,
  type Size,
} from '../../../../../src/features/pictures/lib/lightboxLayout';
import {limits} from '../../../../../src/site/limits';

const rules = limits.lightbox.layout;

const shapes = {
  panorama: {width: 2400, height: 600},
  landscape: {width: 1800, height: 1200},
  square: {width: 1200, height: 1200},
  portrait: {width: 1000, height: 1400},
  tall: {width: 500, height: 2000},
} as const;

type Shape = keyof typeof shapes;

const viewports = {
  phone: {width: 390, height: 844},
  boundary: {width: 700, height: 900},
  tablet: {width: 1024, height: 768},
  laptop: {width: 1440, height: 900},
} as const;

type Viewport = keyof typeof viewports;

const CAPTION = 100;

function layOut(picture: Size, viewport: Size, captionHeight = CAPTION) {
  return lightboxLayout({picture, viewport, captionHeight}, rules);
}

function overlap(a: Box, b: Box): boolean {
  const gap = 0.001;
  return (
    a.x + a.width > b.x + gap &&
    b.x + b.width > a.x + gap &&
    a.y + a.height > b.y + gap &&
    b.y + b.height > a.y + gap
  );
}

function isInside({x, y, width, height}: Box, window: Size): boolean {
  return (
    x >= -0.001 &&
    y >= -0.001 &&
    x + width <= window.width + 0.001 &&
    y + height <= window.height + 0.001
  );
}

const cases: readonly (readonly [
  Shape,
  Viewport,
  [CaptionPlace, number, number],
])[] = [
  ['panorama', 'phone', ['mobile', 390, 97.5]],
  ['landscape', 'phone', ['mobile', 390, 260]],
  ['square', 'phone', ['mobile', 390, 390]],
  ['portrait', 'phone', ['mobile', 390, 546]],
  ['tall', 'phone', ['mobile', 186, 744]],
  ['panorama', 'boundary', ['below', 700, 175]],
  ['landscape', 'boundary', ['below', 700, 467]],
  ['square', 'boundary', ['below', 700, 700]],
  ['portrait', 'boundary', ['below', 529, 740]],
  ['tall', 'boundary', ['aside', 210, 840]],
  ['panorama', 'tablet', ['below', 1024, 256]],
  ['landscape', 'tablet', ['below', 912, 608]],
  ['square', 'tablet', ['below', 608, 608]],
  ['portrait', 'tablet', ['aside', 506, 708]],
  ['tall', 'tablet', ['aside', 177, 708]],
  ['panorama', 'laptop', ['below', 1440, 360]],
  ['landscape', 'laptop', ['below', 1110, 740]],
  ['square', 'laptop', ['aside', 840, 840]],
  ['portrait', 'laptop', ['aside', 600, 840]],
  ['tall', 'laptop', ['aside', 210, 840]],
];

describe('the layout of a lightbox', () => {
  it('is tested for five shapes in four windows', () => {
    const pairs = cases.map(([shape, viewport]) => `${shape} ${viewport}`);
    expect(new Set(pairs).size).toBe(20);
  });

  it.each(cases)(
    'of a %s picture on a %s has this place of the caption and this size: %j',
    (shape, viewport, [place, width, height]) => {
      const layout = layOut(shapes[shape], viewports[viewport]);
      expect(layout.place).toBe(place);
      expect(Math.abs(layout.picture.width - width)).toBeLessThan(1);
      expect(Math.abs(layout.picture.height - height)).toBeLessThan(1);
    },
  );

  it.each(cases)(
    'of a %s picture on a %s keeps shape, window, caption and padding apart',
    (shape, viewport) => {
      const [picture, window] = [shapes[shape], viewports[viewport]];
      const layout = layOut(picture, window);
      expect(layout.picture.width / layout.picture.height).toBeCloseTo(
        picture.width / picture.height,
        6,
      );
      expect(isInside(layout.picture, window)).toBe(true);
      expect(isInside(layout.caption, window)).toBe(true);
      expect(overlap(layout.picture, layout.caption)).toBe(false);
      const padding = window.width >= 700 ? 30 : 0;
      expect(layout.picture.y).toBeGreaterThanOrEqual(padding - 0.001);
      expect(
        window.height - layout.picture.y - layout.picture.height,
      ).toBeGreaterThanOrEqual(padding - 0.001);
    },
  );

  it.each(cases)(
    'of a %s picture on a %s tells its distance from the center',
    (shape, viewport) => {
      const {picture, shift} = layOut(shapes[shape], viewports[viewport]);
      const {width, height} = viewports[viewport];
      expect(picture.x + picture.width / 2).toBeCloseTo(width / 2 + shift.x, 6);
      expect(picture.y + picture.height / 2).toBeCloseTo(
        height / 2 + shift.y,
        6,
      );
    },
  );

  it('is that of a phone up to 699 pixels, and has its padding from 700', () => {
    const tall = shapes.tall;
    const phone = layOut(tall, {width: 699, height: 900}, 0);
    const wide = layOut(tall, {width: 700, height: 900}, 0);
    expect([phone.place, phone.picture.y, phone.picture.height]).toEqual([
      'mobile',
      0,
      900,
    ]);
    expect([wide.place, wide.picture.y, wide.picture.height]).toEqual([
      'aside',
      30,
      840,
    ]);
  });

  it('has the caption beside the picture only if that does not make the picture smaller', () => {
    const height = 860;
    // Width and height are 800; the caption takes 300, and the three gaps 16 each.
    expect(
      captionFrame(shapes.square, {width: 1148, height}, rules).place,
    ).toBe('aside');
    expect(
      captionFrame(shapes.square, {width: 1147, height}, rules).place,
    ).toBe('below');
  });

  it('moves a picture up only as far as its caption needs', () => {
    const {picture} = layOut(shapes.panorama, viewports.phone);
    expect(picture.y + picture.height / 2).toBeCloseTo(422, 6);
    const lifted = layOut(shapes.panorama, viewports.phone, 400).picture;
    expect(lifted.y + lifted.height).toBeCloseTo(444, 6);
  });

  it('never enlarges a picture beyond its size', () => {
    const {picture, secondary} = layOut(
      {width: 64, height: 48},
      viewports.laptop,
    );
    expect(picture).toMatchObject({width: 64, height: 48});
    expect(secondary).toBe(1);
  });

  it('gives a caption at most half of the height', () => {
    const {picture, caption} = layOut(shapes.tall, viewports.phone, 2000);
    expect(picture.height).toBeCloseTo(422, 6);
    expect(caption.height).toBeCloseTo(422, 6);
  });

  it('lets a caption overlap the picture on a phone above a ratio, but never at 1', () => {
    const scene = {
      picture: shapes.tall,
      viewport: viewports.phone,
      captionHeight: CAPTION,
    };
    const at = (overlapRatio: number) =>
      lightboxLayout(scene, {...rules, overlapRatio}).picture.height;
    // 186 of 390 pixels: 52.3 % stay free.
    expect(at(0.52)).toBe(844);
    expect(at(0.53)).toBe(744);
    expect(at(1)).toBe(744);
    expect(rules.overlapRatio).toBe(1);
  });
});

describe('the second zoom level', () => {
  const width = (picture: Size, viewport: Size): number => {
    const layout = layOut(picture, viewport, 0);
    return layout.picture.width * layout.secondary;
  };

  it.each([
    ['the whole of a picture', {width: 1800, height: 1200}, 1800],
    ['three times the first', {width: 9000, height: 6000}, 3780],
    ['4000 pixels', {width: 9000, height: 2250}, 4000],
  ])('shows %s', (_, picture, expected) => {
    expect(width(picture, {width: 1440, height: 900})).toBeCloseTo(expected, 6);
  });

  it('does not exist if the first is already wider', () => {
    const layout = layOut(
      {width: 9000, height: 2250},
      {width: 5000, height: 2000},
    );
    expect(layout.secondary).toBe(1);
  });
});

describe('the part of its shift that a picture keeps', () => {
  it.each([
    [0.5, 1],
    [1, 1],
    [1.5, 0.5],
    [2, 0],
    [2.01, 0],
    [6, 0],
  ])('at the zoom %f is %f', (zoom, kept) => {
    expect(computeShift(zoom)).toBeCloseTo(kept, 6);
  });
});
