/** What a still drawing is made of (SVG 2), and animations of what is drawn. Nothing here runs scripts, embeds or links. */
export const DRAWING_ELEMENTS = new Set(
  `svg g defs symbol use desc title metadata style switch path rect circle ellipse line polyline polygon
  text tspan textPath image marker linearGradient radialGradient stop pattern clipPath mask view
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence animate animateMotion animateTransform set
  mpath`.split(/\s+/),
);

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
/** Their elements are not drawn but act: forms, frames, scripts. */
export const ACTING_NAMESPACES = ['http://www.w3.org/1999/xhtml', 'http://www.w3.org/1998/Math/MathML'];
