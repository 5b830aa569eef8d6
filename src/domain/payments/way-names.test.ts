import { describe, expect, it } from 'vitest';
import { wayName } from './way-names.ts';

const word = (key: string) => `<${key}>`;

describe('how an order was paid', () => {
  it.each([
    ['visa', 'Visa'],
    ['mb_way', 'MB WAY'],
    ['cartes_bancaires', 'Cartes Bancaires'],
    ['card', '<card>'],
    ['sepa_debit', '<bank_debit>'],
    ['constructor', 'Constructor'],
    ['a_new_one', 'A New One'],
  ])('is called by its name, not by the code %s', (code, name) => {
    expect(wayName(code, word)).toBe(name);
  });
});
