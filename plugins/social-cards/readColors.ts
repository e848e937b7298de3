/** The colors of a card, as hexadecimal codes. */
export type CardColors = {
  readonly ground: string;
  readonly ink: string;
  /** The hue of the area. */
  readonly area: string;
};

/** Finds the declarations of the dark theme, which is the default of the site. */
function findDark(tokens: string): string {
  return (
    /:root\[data-theme='dark'\] \{(?<body>[^}]*)\}/.exec(tokens)?.groups?.[
      'body'
    ] ?? ''
  );
}

/**
 * Reads the color of a token in the dark theme.
 *
 * @throws Error if the style sheet has none.
 */
function readColor(tokens: string, name: string): string {
  const color = new RegExp(`--world-${name}: (#[\\da-f]+);`).exec(
    findDark(tokens),
  )?.[1];
  if (color === undefined) {
    throw new Error(
      `src/css/tokens.css: found no color --world-${name} in the dark theme, expected one for the social cards.`,
    );
  }
  return color;
}

/** Finds the name of the hue of an area; gray if it has none. */
function findHue(worldTokens: string, area: string): string {
  const rule = worldTokens
    .split('}')
    .find((each) => each.includes(`[data-area='${area}']`));
  return (
    /--world-area: var\(--world-(?<hue>hue-\w+)\)/.exec(rule ?? '')?.groups?.[
      'hue'
    ] ?? 'hue-grey'
  );
}

/**
 * Reads the colors of an area's cards from the style sheets of the site and of the world.
 *
 * @throws Error if the style sheet of the site lacks one.
 */
export function readColors(
  tokens: string,
  worldTokens: string,
  area: string,
): CardColors {
  return {
    ground: readColor(tokens, 'ground'),
    ink: readColor(tokens, 'ink'),
    area: readColor(tokens, findHue(worldTokens, area)),
  };
}
