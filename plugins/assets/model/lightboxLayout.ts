/** A size in pixels. */
export type Size = {readonly width: number; readonly height: number};

/** A rectangle in the window, in pixels from the top left corner. */
export type Box = Size & {readonly x: number; readonly y: number};

/** The position of the caption: at the foot of a phone, beside the image, or below it. */
export type CaptionPlace = 'mobile' | 'aside' | 'below';

/** The constants of the layout, in pixels unless stated otherwise. */
const rules = {
  /** Window width below which the mobile layout is used. */
  mobileBelow: 700,
  /** Margin above and below, except in the mobile layout. */
  padding: 30,
  /** Gap between image, caption, and the sides of the window. */
  gap: 16,
  /** Width of a caption beside an image. */
  asideWidth: 300,
  /** Maximum width of a caption below an image. */
  belowWidth: 640,
  /** Height reserved for a caption below an image; a longer caption scrolls. */
  captionHeight: 120,
  /** Maximum width of an image at the second zoom. */
  secondaryWidth: 4000,
  /** Maximum ratio of the second zoom to the first. */
  secondaryZoom: 3,
} as const;

/** All positions at the first zoom. */
export type LightboxLayout = {
  readonly place: CaptionPlace;
  readonly picture: Box;
  readonly caption: Box;
  /** The second zoom relative to the first; 1 if zooming would show no more detail. */
  readonly secondary: number;
};

/** Scales a size down to fit bounds, without enlarging it. */
function fit({width, height}: Size, bounds: Size): Size {
  const scale = Math.min(1, bounds.width / width, bounds.height / height);
  return {width: width * scale, height: height * scale};
}

type Placed = Omit<LightboxLayout, 'secondary'>;

/** Image and caption side by side, centered in the window. */
function layOutAside(size: Size, viewport: Size): Placed {
  const {asideWidth, gap} = rules;
  const x = (viewport.width - size.width - gap - asideWidth) / 2;
  const y = (viewport.height - size.height) / 2;
  return {
    place: 'aside',
    picture: {...size, x, y},
    caption: {...size, x: x + size.width + gap, y, width: asideWidth},
  };
}

/** The image in the middle of the window, raised only as far as the caption below it requires. */
function layOutAbove(image: Size, viewport: Size): Placed {
  const isMobile = viewport.width < rules.mobileBelow;
  const top = isMobile ? 0 : rules.padding;
  const stage = viewport.height - 2 * top;
  const height = stage - Math.min(rules.captionHeight, stage / 2);
  const size = fit(image, {width: viewport.width, height});
  const y = Math.min(
    (viewport.height - size.height) / 2,
    top + height - size.height,
  );
  const width = isMobile
    ? viewport.width
    : Math.min(rules.belowWidth, viewport.width - 2 * rules.gap);
  const foot = y + size.height;
  return {
    place: isMobile ? 'mobile' : 'below',
    picture: {...size, x: (viewport.width - size.width) / 2, y},
    caption: {
      x: (viewport.width - width) / 2,
      y: foot,
      width,
      height: viewport.height - foot - top,
    },
  };
}

/** Computes the positions of an image and its caption, and the second zoom. */
export function lightboxLayout(image: Size, viewport: Size): LightboxLayout {
  const {width} = viewport;
  const whole = fit(image, {
    width,
    height: viewport.height - 2 * rules.padding,
  });
  const beside = width - whole.width;
  const isAside =
    width >= rules.mobileBelow &&
    beside > viewport.height - whole.height &&
    beside >= rules.asideWidth + 3 * rules.gap;
  const placed = isAside
    ? layOutAside(whole, viewport)
    : layOutAbove(image, viewport);
  const shown = placed.picture.width;
  const secondary = Math.min(
    image.width / shown,
    rules.secondaryZoom,
    rules.secondaryWidth / shown,
  );
  return {...placed, secondary: Math.max(1, secondary)};
}
