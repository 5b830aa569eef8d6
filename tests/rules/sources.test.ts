import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const product = (name: string) => readFileSync(`docs/product/${name}.md`, 'utf8');
const documents = {
  specification: product('SPECIFICATION'),
  DECISIONS: product('DECISIONS'),
  DESIGN: product('DESIGN'),
};

const TITLE = String.raw`(?:,? "([^"\n]{3,60})")`;
const references = {
  specification: new RegExp(String.raw`[Ss]pecification,? section (\d+)${TITLE}?`, 'g'),
  DECISIONS: new RegExp(String.raw`\bDECISIONS(?:, settled (\d+))?${TITLE}?`, 'g'),
  DESIGN: new RegExp(String.raw`\bDESIGN(?:\.md)?(?: (\d+))?${TITLE}?`, 'g'),
};

const code = globSync('{src,scripts,vite,db,tests}/**/*.{ts,tsx,css}').filter(
  (file) => file !== 'tests/rules/sources.test.ts',
);

describe('what comments cite', () => {
  for (const [name, pattern] of Object.entries(references)) {
    it(`stands in the ${name}`, () => {
      const document = documents[name as keyof typeof documents];
      const missing = code.flatMap((file) =>
        [...withoutCommentSigns(readFileSync(file, 'utf8')).matchAll(pattern)]
          .filter(([, number, title]) => !hasPlace(document, number, title))
          .map(([reference]) => `${file}: ${reference}`),
      );
      expect(missing).toEqual([]);
    });
  }

  it('is not found where it does not stand', () => {
    expect(hasPlace(documents.specification, '5', 'Checkout')).toBe(true);
    expect(hasPlace(documents.specification, '5', 'Chekcout')).toBe(false);
    expect(hasPlace(documents.specification, '10', undefined)).toBe(false);
    expect(hasPlace(documents.DECISIONS, '21', undefined)).toBe(false);
  });
});

/** `number`: of a section, or of a settled detail. `title`: of a heading, a paragraph, an item of a list or the first column of a table. */
function hasPlace(document: string, number: string | undefined, title: string | undefined): boolean {
  if (number && !new RegExp(`^(?:## )?${number}\\. `, 'm').test(document)) return false;
  if (!title) return true;
  const place = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^(?:#+ (?:\\d+\\. )?|\\| |\\d*[.-]? ?\\*\\*|- |\\d+\\. )(?:[^|*]*)${place}`, 'im').test(document);
}

/** A reference may go on in the next line of its comment. */
function withoutCommentSigns(text: string): string {
  return text.replaceAll(/\s*\n\s*(?:\/\/|\*(?!\/))?\s*/g, ' ');
}

describe('what one order type has and another has not', () => {
  /** A comparison forgets the type that comes next; `ORDER_TYPE` is one row a type. */
  const COMPARES =
    /[!=]==? '(?:Delivery|Pickup)'|'(?:Delivery|Pickup)' [!=]==?|case '(?:Delivery|Pickup)'|includes\('(?:Delivery|Pickup)'\)/;

  it('is asked of the table of order types, and never of their names', () => {
    const comparing = globSync('src/**/*.{ts,tsx}')
      .filter((file) => !file.includes('.test.') && file !== 'src/domain/orders/order-types.ts')
      .filter((file) => COMPARES.test(readFileSync(file, 'utf8')));
    expect(comparing).toEqual([]);
  });

  it('is found where names are compared', () => {
    expect(COMPARES.test("order.orderType === 'Delivery' ? 'bike' : 'store'")).toBe(true);
    expect(COMPARES.test("offered.includes('Pickup')")).toBe(true);
    expect(COMPARES.test("useState<OrderType>('Pickup')")).toBe(false);
  });
});
