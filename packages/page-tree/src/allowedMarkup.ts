function readWords(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/**
 * Tags that a sealed page may hold: none of them runs code, loads a document, or affects the page
 * as a whole.
 */
export const allowedTags = readWords(`
  a abbr article aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em
  figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img input ins kbd label li mark nav ol p picture pre q rp rt ruby
  s samp section small source span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr
  circle clipPath defs desc ellipse g line linearGradient marker path polygon polyline radialGradient rect stop svg
  text title tspan
  annotation math menclose mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace
  msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics
`);

/** Attributes that hold addresses. */
export const addressProperties = readWords('cite href src srcSet');

/** Attributes that a tag of a sealed page may have, besides `aria-*` and `data-*`. */
export const allowedProperties = readWords(`
  abbr align alt cite className colSpan dateTime decoding dir disabled download height hidden href htmlFor id key
  lang loading metastring name open readOnly rel reversed role rowSpan scope sizes span src srcSet start style tabIndex target
  title translate type value width checked defaultChecked
  clipPath clipRule cx cy d dominantBaseline dx dy fill fillOpacity fillRule focusable fontSize gradientTransform
  gradientUnits markerEnd offset opacity pathLength points preserveAspectRatio r rx ry stopColor stroke
  strokeDasharray strokeLinecap strokeLinejoin strokeOpacity strokeWidth textAnchor transform viewBox x x1 x2 xmlns
  y y1 y2
  accent accentunder columnalign columnlines columnspacing depth display displaystyle encoding fence form
  largeop linethickness lspace mathbackground mathcolor mathsize mathvariant maxsize minsize movablelimits notation
  rowalign rowlines rowspacing rspace scriptlevel separator stretchy symmetric voffset
`);
