/** Measures in pixels. */
export type Size = {readonly width: number; readonly height: number};

/** A rectangle in the window, in pixels from its upper left corner. */
export type Box = Size & {readonly x: number; readonly y: number};

/** Where the caption stands: at the foot of a phone, beside the picture, or below it. */
export type CaptionPlace = 'mobile' | 'aside' | 'below';

/** What the layout of a lightbox follows, in pixels unless it says otherwise. */
export type LightboxRules = {
  /** Windows narrower than this are laid out for a phone. */
  readonly mobileBelow: number;
  /** Kept free above and below, in windows that are not a phone's. */
  readonly padding: number;
  /** Between picture, caption and the sides of the window. */
  readonly gap: number;
  /** Width of a caption beside a picture. */
  readonly asideWidth: number;
  /** Width of a caption below a picture, at most. */
  readonly belowWidth: number;
  /** On a phone: share of the width that may stay free beside a picture that makes room for its caption; beyond it the caption overlaps. */
  readonly overlapRatio: number;
  /** How wide a picture may be at the second zoom. */
  readonly secondaryWidth: number;
  /** How many times the first the second zoom may be. */
  readonly secondaryZoom: number;
};

/** What is to be laid out. */
export type LightboxScene = {
  /** The picture as its file holds it. */
  readonly picture: Size;
  readonly viewport: Size;
  /** Height of the caption at the width that `captionFrame` gives it. */
  readonly captionHeight: number;
};

/** The positions of everything at the first zoom. */
export type LightboxLayout = {
  readonly place: CaptionPlace;
  readonly picture: Box;
  readonly caption: Box;
  /** From the middle of the window to the middle of the picture. */
  readonly shift: {readonly x: number; readonly y: number};
  /** The second zoom, as a multiple of the first; 1 where there is nothing more to see. */
  readonly secondary: number;
};

/** The largest size of a picture within bounds, never larger than it is. */
function fit({width, height}: Size, bounds: Size): Size {
  const scale = Math.min(1, bounds.width / width, bounds.height / height);
  return {width: width * scale, height: height * scale};
}

/** The part of the window that a picture may fill. */
function getStage({width, height}: Size, rules: LightboxRules): Size {
  const padding = width < rules.mobileBelow ? 0 : rules.padding;
  return {width, height: Math.max(1, height - 2 * padding)};
}

/** Decides where the caption of a picture stands, and how wide it is. */
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

/** The second zoom of a picture that is this wide at the first. */
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

/** Picture and caption side by side, as one block in the middle of the window. */
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
    // At the foot: the buttons are at the head.
    y: Math.max(0, y + size.height - captionHeight),
    width: captionWidth,
    height: captionHeight,
  };
  return [{...size, x, y}, caption];
}

/** Height that is left for a picture above its caption. */
function roomAbove(
  {picture, viewport, captionHeight}: LightboxScene,
  rules: LightboxRules,
): number {
  const stage = getStage(viewport, rules);
  // A caption never takes more than half: it scrolls instead.
  const room = stage.height - Math.min(captionHeight, stage.height / 2);
  const {width} = fit(picture, {...stage, height: room});
  const overlaps =
    viewport.width < rules.mobileBelow &&
    1 - width / viewport.width > rules.overlapRatio;
  return overlaps ? stage.height : room;
}

/** The picture in the middle, lifted only as far as the caption under it needs. */
function layOutBelow(
  scene: LightboxScene,
  {place, width}: ReturnType<typeof captionFrame>,
  rules: LightboxRules,
): readonly [Box, Box] {
  const {picture, viewport} = scene;
  const stage = getStage(viewport, rules);
  const height = Math.min(scene.captionHeight, stage.height / 2);
  const top = (viewport.height - stage.height) / 2;
  const room = roomAbove(scene, rules);
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

/** Decides the position of a picture and its caption in the window, and how far it zooms. */
export function lightboxLayout(
  scene: LightboxScene,
  rules: LightboxRules,
): LightboxLayout {
  const {picture: file, viewport} = scene;
  const frame = captionFrame(file, viewport, rules);
  const [picture, caption] =
    frame.place === 'aside'
      ? layOutAside(scene, frame.width, rules)
      : layOutBelow(scene, frame, rules);
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
 * How much of its shift a picture keeps at a zoom: all of it at the first, none from
 * twice that on, where it fills the window and is moved by hand.
 */
export function shiftAt(zoom: number): number {
  return Math.min(1, Math.max(0, 2 - zoom));
}
