import { parseXml, type XmlDocument, XmlElement, XmlNode } from '@rgrove/parse-xml';

/** What a still drawing is made of (SVG 2), and animations of what is drawn. Nothing here runs scripts, embeds or links. */
const DRAWING_ELEMENTS = new Set(
  `svg g defs symbol use desc title metadata style switch path rect circle ellipse line polyline polygon
  text tspan textPath image marker linearGradient radialGradient stop pattern clipPath mask view
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence animate animateMotion animateTransform set
  mpath`.split(/\s+/),
);

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
/** Their elements are not drawn but act: forms, frames, scripts. */
const ACTING_NAMESPACES = ['http://www.w3.org/1999/xhtml', 'http://www.w3.org/1998/Math/MathML'];

const HAS_INSTRUCTION = 'has a processing instruction';
const REFERS_ELSEWHERE = 'refers to something outside itself';
/** In styles. A backslash would spell any of the others in another way. */
const OUTSIDE_STYLE = /\\|@import|(?:image-set|image|src)\s*\(|url\s*\(\s*(?!["']?\s*#)/i;

/**
 * Why a logo is refused; null: it is accepted. It is read as browsers read it, by a parser of XML, and may consist only of elements
 * that draw (`DRAWING_ELEMENTS`); those of editing programs, in namespaces of their own, are not drawn and may stay. It is also served
 * with a sandbox policy.
 */
export function svgProblem(svg: string): string | null {
  let document: XmlDocument;
  try {
    document = parseXml(svg, { preserveDocumentType: true });
  } catch {
    return 'is not well-formed XML';
  }
  if (document.children.some(({ type }) => type === XmlNode.TYPE_DOCUMENT_TYPE)) return 'has a document type';
  if (hasInstruction(document)) return HAS_INSTRUCTION;
  const elements = elementsIn(document);
  if (localName(document.root?.name ?? '') !== 'svg') return 'is not an SVG';
  const foreign = foreignPrefixes(elements);
  for (const element of elements) {
    const problem = problemOf(element, foreign);
    if (problem) return problem;
  }
  return null;
}

function problemOf(element: XmlElement, foreign: Set<string>): string | null {
  if (hasInstruction(element)) return HAS_INSTRUCTION;
  if (!foreign.has(prefixOf(element.name)) && !DRAWING_ELEMENTS.has(localName(element.name))) {
    return `contains <${element.name}>, which is not part of a drawing`;
  }
  for (const [name, value] of Object.entries(element.attributes)) {
    const problem = attributeProblem(name, value);
    if (problem) return problem;
  }
  return localName(element.name) === 'style' && OUTSIDE_STYLE.test(element.text) ? REFERS_ELSEWHERE : null;
}

function attributeProblem(name: string, value: string): string | null {
  const local = localName(name).toLowerCase();
  if (name === 'xmlns' && value !== SVG_NAMESPACE) return 'has parts that are no drawing';
  if (prefixOf(name) === 'xmlns') return ACTING_NAMESPACES.includes(value) ? 'has parts that are no drawing' : null;
  if (local.startsWith('on')) return 'has an event handler';
  if (local === 'href' || local === 'src') return value.trim().startsWith('#') ? null : REFERS_ELSEWHERE;
  if (local === 'attributename' && /^\s*(?:on|.*href)/i.test(value)) return 'animates a link or an event handler';
  return OUTSIDE_STYLE.test(value) ? REFERS_ELSEWHERE : null;
}

/** The root and all below it, whatever their depth. */
function elementsIn({ children }: XmlDocument): XmlElement[] {
  const found: XmlElement[] = [];
  const next: XmlNode[] = [...children];
  for (let node = next.pop(); node; node = next.pop()) {
    if (!(node instanceof XmlElement)) continue;
    found.push(node);
    for (const child of node.children) next.push(child);
  }
  return found;
}

/** Prefixes that are bound, and nowhere to SVG. */
function foreignPrefixes(elements: XmlElement[]): Set<string> {
  const bound = elements
    .flatMap(({ attributes }) => Object.entries(attributes))
    .filter(([name]) => prefixOf(name) === 'xmlns');
  const ofSvg = new Set(bound.filter(([, value]) => value === SVG_NAMESPACE).map(([name]) => localName(name)));
  return new Set(bound.map(([name]) => localName(name)).filter((prefix) => !ofSvg.has(prefix)));
}

function hasInstruction({ children }: XmlDocument | XmlElement): boolean {
  return children.some(({ type }) => type === XmlNode.TYPE_PROCESSING_INSTRUCTION);
}

function prefixOf(name: string): string {
  return name.includes(':') ? (name.split(':')[0] as string) : '';
}

function localName(name: string): string {
  return name.split(':').at(-1) as string;
}
