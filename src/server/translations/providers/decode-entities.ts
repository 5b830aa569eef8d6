const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Decodes HTML entities that a service put into plain text, unless the original contains some itself. */
export function decodeEntities(text: string, original: string): string {
  if (ENTITY.test(original)) return text;
  return text.replace(new RegExp(ENTITY, 'g'), (whole, body: string) => {
    if (!body.startsWith('#')) return NAMED[body] ?? whole;
    const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number(body.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

const ENTITY = /&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|amp|lt|gt|quot|apos|nbsp);/;
