import {
  lightboxLayout,
  type Box,
  type CaptionPlace,
  type Size,
} from '../../model/lightboxLayout';

const shapes = {
  panorama: {width: 2400, height: 600},
  landscape: {width: 1800, height: 1200},
  square: {width: 1200, height: 1200},
  portrait: {width: 1000, height: 1400},
  tall: {width: 500, height: 2000},
} as const;

const viewports = {
  phone: {width: 390, height: 844},
  turned: {width: 844, height: 390},
  boundary: {width: 700, height: 900},
  laptop: {width: 1440, height: 900},
} as const;

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
  const gap = 0.001;
  return (
    x >= -gap &&
    y >= -gap &&
    x + width <= window.width + gap &&
    y + height <= window.height + gap
  );
}

const cases: readonly {
  readonly shape: keyof typeof shapes;
  readonly screen: keyof typeof viewports;
  readonly place: CaptionPlace;
  readonly width: number;
}[] = [
  {shape: 'panorama', screen: 'phone', place: 'mobile', width: 390},
  {shape: 'portrait', screen: 'phone', place: 'mobile', width: 390},
  {shape: 'tall', screen: 'phone', place: 'mobile', width: 181},
  {shape: 'landscape', screen: 'turned', place: 'aside', width: 495},
  {shape: 'panorama', screen: 'turned', place: 'below', width: 840},
  {shape: 'landscape', screen: 'boundary', place: 'below', width: 700},
  {shape: 'tall', screen: 'boundary', place: 'aside', width: 210},
  {shape: 'landscape', screen: 'laptop', place: 'below', width: 1080},
  {shape: 'portrait', screen: 'laptop', place: 'aside', width: 600},
];

describe('the layout of a lightbox', () => {
  it.each(cases)(
    'of a $shape picture on a $screen has the caption $place, and keeps shape, window and caption apart',
    ({shape, screen, place, width}) => {
      const [image, window] = [shapes[shape], viewports[screen]];
      const {picture, caption, ...layout} = lightboxLayout(image, window);
      expect(layout.place).toBe(place);
      expect(picture.width).toBeCloseTo(width, 0);
      expect(picture.width / picture.height).toBeCloseTo(
        image.width / image.height,
        6,
      );
      expect(isInside(picture, window)).toBe(true);
      expect(isInside(caption, window)).toBe(true);
      expect(overlap(picture, caption)).toBe(false);
    },
  );

  it('is that of a phone up to 699 pixels, and has a padding of 30 from 700', () => {
    const phone = lightboxLayout(shapes.tall, {width: 699, height: 900});
    const wide = lightboxLayout(shapes.tall, {width: 700, height: 900});
    expect([phone.place, phone.picture.y]).toEqual(['mobile', 0]);
    expect([wide.place, wide.picture.y]).toEqual(['aside', 30]);
  });

  it('has the caption beside the picture only if that does not make the picture smaller', () => {
    const height = 860;
    // Width and height are 800; the caption takes 300, and the three gaps 16 each.
    expect(lightboxLayout(shapes.square, {width: 1148, height}).place).toBe(
      'aside',
    );
    expect(lightboxLayout(shapes.square, {width: 1147, height}).place).toBe(
      'below',
    );
  });

  it('moves a picture up only as far as its caption needs', () => {
    const flat = lightboxLayout(shapes.panorama, viewports.phone).picture;
    expect(flat.y + flat.height / 2).toBeCloseTo(422, 6);
    const tall = lightboxLayout(shapes.tall, viewports.phone).picture;
    expect(tall.y).toBeCloseTo(0, 6);
  });

  it('leaves a picture at least half of the height', () => {
    const {picture} = lightboxLayout(shapes.panorama, {
      width: 600,
      height: 200,
    });
    expect(picture.height).toBeCloseTo(100, 6);
  });

  it('never enlarges a picture beyond its size', () => {
    const {picture, secondary} = lightboxLayout(
      {width: 64, height: 48},
      viewports.laptop,
    );
    expect(picture).toMatchObject({width: 64, height: 48});
    expect(secondary).toBe(1);
  });
});

describe('the second zoom level', () => {
  it.each([
    ['the whole of a picture', {width: 1800, height: 1200}, 1800],
    ['three times the first', {width: 9000, height: 6000}, 3 * 1080],
    ['4000 pixels', {width: 9000, height: 2250}, 4000],
  ])('shows %s', (_, image, expected) => {
    const {picture, secondary} = lightboxLayout(image, viewports.laptop);
    expect(picture.width * secondary).toBeCloseTo(expected, 0);
  });

  it('does not exist if the first is already wider', () => {
    const {secondary} = lightboxLayout(
      {width: 9000, height: 2250},
      {width: 5000, height: 2000},
    );
    expect(secondary).toBe(1);
  });
});
