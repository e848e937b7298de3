/** Measures in pixels. */
export type Size = {readonly width: number; readonly height: number};

/** A rectangle in the window, in pixels from the top left corner. */
export type Box = Size & {readonly x: number; readonly y: number};

/** The position of the caption: at the foot of a phone, beside the image, or below it. */
export type CaptionPlace = 'mobile' | 'aside' | 'below';

/** The constants of the layout, in pixels unless stated otherwise. */
export type LightboxRules = {
  /** Window width below which the mobile layout is used. */
  readonly mobileBelow: number;
  /** Margin above and below, except in the mobile layout. */
  readonly padding: number;
  /** Gap between image, caption and the sides of the window. */
  readonly gap: number;
  /** Width of a caption beside an image. */
  readonly asideWidth: number;
  /** Maximum width of a caption below an image. */
  readonly belowWidth: number;
  /**
   * On a phone, the maximum share of the width that may stay free when an image shrinks for its
   * caption; beyond it, the caption overlaps the image.
   */
  readonly overlapRatio: number;
  /** Maximum width of an image at the second zoom. */
  readonly secondaryWidth: number;
  /** Maximum ratio of the second zoom to the first. */
  readonly secondaryZoom: number;
};

/** The input of the layout. */
export type LightboxScene = {
  /** Intrinsic size of the image. */
  readonly picture: Size;
  readonly viewport: Size;
  /** Height of the caption at the width from `captionFrame`. */
  readonly captionHeight: number;
};

/** The positions of everything at the first zoom. */
export type LightboxLayout = {
  readonly place: CaptionPlace;
  readonly picture: Box;
  readonly caption: Box;
  /** Offset of the image's center from the center of the window. */
  readonly shift: {readonly x: number; readonly y: number};
  /** The second zoom relative to the first; 1 if zooming would show no more detail. */
  readonly secondary: number;
};

/** Scales a size down to fit bounds, without enlarging it. */
function fit({width, height}: Size, bounds: Size): Size {
  const scale = Math.min(1, bounds.width / width, bounds.height / height);
  return {width: width * scale, height: height * scale};
}

/** The area of the window that an image may fill. */
function getStage({width, height}: Size, rules: LightboxRules): Size {
  const padding = width < rules.mobileBelow ? 0 : rules.padding;
  return {width, height: Math.max(1, height - 2 * padding)};
}

/** Decides the position and the width of a caption. */
export function captionFrame(
  picture: Size,
  viewport: Size,
  rules: LightboxRules,
): {readonly place: CaptionPlace; readonly width: number} {
  if (viewport.width < rules.mobileBelow) {
    return {place: 'mobile', width: viewport.width};
  }
  const {width, height} = fit(picture, getStage(viewport, rules));
  const beside = viewport.width - width;
  const isRoomier = beside > viewport.height - height;
  return isRoomier && beside >= rules.asideWidth + 3 * rules.gap
    ? {place: 'aside', width: rules.asideWidth}
    : {
        place: 'below',
        width: Math.min(rules.belowWidth, viewport.width - 2 * rules.gap),
      };
}

/** The second zoom of an image with a given width at the first. */
function secondaryZoom(
  picture: Size,
  width: number,
  {secondaryZoom: most, secondaryWidth}: LightboxRules,
): number {
  return Math.max(
    1,
    Math.min(picture.width / width, most, secondaryWidth / width),
  );
}

/** Lays out image and caption side by side, centered in the window. */
function layOutAside(
  {picture, viewport, captionHeight}: LightboxScene,
  captionWidth: number,
  rules: LightboxRules,
): readonly [Box, Box] {
  const size = fit(picture, getStage(viewport, rules));
  const block = size.width + rules.gap + captionWidth;
  const x = (viewport.width - block) / 2;
  const y = (viewport.height - size.height) / 2;
  const caption = {
    x: x + size.width + rules.gap,
    // At the bottom, since the buttons are at the top.
    y: Math.max(0, y + size.height - captionHeight),
    width: captionWidth,
    height: captionHeight,
  };
  return [{...size, x, y}, caption];
}

/** The height available for an image above its caption. */
function measureRoomAbove(
  {picture, viewport, captionHeight}: LightboxScene,
  rules: LightboxRules,
): number {
  const stage = getStage(viewport, rules);
  // A caption takes up half at most, and scrolls beyond that.
  const room = stage.height - Math.min(captionHeight, stage.height / 2);
  const {width} = fit(picture, {...stage, height: room});
  const overlaps =
    viewport.width < rules.mobileBelow &&
    1 - width / viewport.width > rules.overlapRatio;
  return overlaps ? stage.height : room;
}

/** Centers the image, and lifts it only as far as the caption below it needs. */
function layOutAboveCaption(
  scene: LightboxScene,
  {place, width}: ReturnType<typeof captionFrame>,
  rules: LightboxRules,
): readonly [Box, Box] {
  const {picture, viewport} = scene;
  const stage = getStage(viewport, rules);
  const height = Math.min(scene.captionHeight, stage.height / 2);
  const top = (viewport.height - stage.height) / 2;
  const room = measureRoomAbove(scene, rules);
  const size = fit(picture, {...stage, height: room});
  const y = Math.min(
    (viewport.height - size.height) / 2,
    top + room - size.height,
  );
  const foot = viewport.height - top - height;
  const caption = {
    x: (viewport.width - width) / 2,
    y: place === 'mobile' ? foot : Math.min(y + size.height, foot),
    width,
    height,
  };
  return [{...size, x: (viewport.width - size.width) / 2, y}, caption];
}

/** Computes the positions of an image and its caption, and the zoom levels. */
export function lightboxLayout(
  scene: LightboxScene,
  rules: LightboxRules,
): LightboxLayout {
  const {picture: file, viewport} = scene;
  const frame = captionFrame(file, viewport, rules);
  const [picture, caption] =
    frame.place === 'aside'
      ? layOutAside(scene, frame.width, rules)
      : layOutAboveCaption(scene, frame, rules);
  return {
    place: frame.place,
    picture,
    caption,
    shift: {
      x: picture.x + (picture.width - viewport.width) / 2,
      y: picture.y + (picture.height - viewport.height) / 2,
    },
    secondary: secondaryZoom(file, picture.width, rules),
  };
}

/**
 * How much of its offset an image keeps at a zoom: all at the first, none from twice that, where it
 * fills the window and can be panned.
 */
export function computeShift(zoom: number): number {
  return Math.min(1, Math.max(0, 2 - zoom));
}
