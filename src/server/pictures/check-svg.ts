/**
 * What an SVG must not contain: anything that runs scripts or loads from elsewhere. No pattern has two repetitions side by side
 * that could share a run of blanks: they would take a time that grows with the square of its length.
 */
const FORBIDDEN: [RegExp, string][] = [
  [
    /<\s*(?:[\w-]+:)?(?:script|foreignobject|iframe|object|embed|handler|listener)\b/i,
    'contains an element that may run scripts',
  ],
  [/[\s/"']on[a-z]+\s*=/i, 'has an event handler'],
  [/\b(?:href|src)\s*=(?!\s*(?:["']\s*)?#)/i, 'refers to something outside itself'],
  [/attributename\s*=\s*(?:["']\s*)?(?:on|(?:xlink:)?href)/i, 'animates a link or an event handler'],
  [/<!\s*(?:doctype|entity)|<\?xml-stylesheet/i, 'has a document type or a foreign stylesheet'],
  [/@import|url\s*\(\s*(?:["']\s*)?[a-z/]/i, 'has styles that refer to something outside itself'],
];

/** Why a logo is refused; null: it is accepted. It is also served with a sandbox policy. */
export function svgProblem(svg: string): string | null {
  if (!/<\s*svg\b/i.test(svg)) return 'is not an SVG';
  return FORBIDDEN.find(([pattern]) => pattern.test(svg))?.[1] ?? null;
}
