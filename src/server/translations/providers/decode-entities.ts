const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Entities that a service put into plain text become characters; where the original itself has some, they are text. */
export function decodeEntities(text: string, original: string): string {
  if (ENTITY.test(original)) return text;
  return text.replace(new RegExp(ENTITY, 'g'), (whole, body: string) => {
    if (!body.startsWith('#')) return NAMED[body] ?? whole;
    const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number(body.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

const ENTITY = /&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|amp|lt|gt|quot|apos|nbsp);/;
