/**
 * Classes of the theme's style sheet that nothing of this site wears, by how they begin or
 * in full. Their rules are left out of what readers load; a page that wears one of them
 * stops the build.
 */
export const unusedStyles: readonly RegExp[] = [
  /^avatar/,
  /^pills/,
  /^pagination(?:--|__)/,
  /^hero--/,
  /^button-group/,
  /^button--(?:active|block|danger|info|link|success|warning)$/,
  /^badge--/,
  /^card__/,
  /^breadcrumbs--/,
  /^dropdown--(?:nocaret|right)$/,
  /^row--/,
  /^shadow--(?:md|tl)$/,
  /^text--(?:bold|break|capitalize|danger|info|italic|justify|left|light|lowercase|no-decoration|normal|primary|right|secondary|semibold|success|uppercase|warning)$/,
  /^margin(?:-(?:bottom|horiz|left|right|top|vert))?--(?:none|xs)$/,
  /^padding(?:-(?:bottom|horiz|left|right|top|vert))?--(?:none|xs|sm|xl)$/,
  /^(?:margin|padding)-(?:horiz|left|right)--(?:lg|xl)$/,
];
