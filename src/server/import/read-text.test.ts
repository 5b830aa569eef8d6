import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utf8Text } from './read-text.ts';

const JSON_TEXT = '{\n "name": "Café Grüße",\n "symbol": "£"\n}';
const read = (data: Uint8Array) => utf8Text(data, 'menu.json');

describe('a file that must be UTF-8', () => {
  it('is read, with a byte order mark or without', () => {
    expect(read(Buffer.from(JSON_TEXT))).toBe(JSON_TEXT);
    expect(read(Buffer.from(`\ufeff${JSON_TEXT}`)).replace(/^\ufeff/, '')).toBe(JSON_TEXT);
    expect(read(Buffer.from(''))).toBe('');
  });

  it('is refused in Windows-1252, with the line', () => {
    expect(() => read(Buffer.from(JSON_TEXT, 'latin1'))).toThrow(
      'menu.json is not in UTF-8, but probably in Windows-1252 (ANSI) or another old encoding: line 2 has the byte 0xE9.',
    );
    expect(() => read(Buffer.from('{"a": "Gr\xfc', 'latin1'))).toThrow('line 1 has the byte 0xFC');
  });

  it.each([
    ['UTF-16', Buffer.from(`\ufeff${JSON_TEXT}`, 'utf16le')],
    ['UTF-16', Buffer.from(JSON_TEXT, 'utf16le')],
    ['UTF-16', Buffer.from(`\ufeff${JSON_TEXT}`, 'utf16le').swap16()],
    ['UTF-16', Buffer.from(JSON_TEXT, 'utf16le').swap16()],
    ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0])],
    ['UTF-32', Buffer.from([0x7b, 0, 0, 0, 0x7d, 0, 0, 0])],
    ['UTF-32', Buffer.from([0, 0, 0, 0x7b, 0, 0, 0, 0x7d])],
  ])('is refused in %s', (encoding, data) => {
    expect(() => read(data)).toThrow(`menu.json is in ${encoding}. Please save it as UTF-8 and import it again.`);
  });

  it('never gives other letters than were written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const data = Buffer.from(JSON.stringify({ text }), 'latin1');
        let shown: string;
        try {
          shown = read(data);
        } catch {
          return;
        }
        expect(Buffer.from(shown)).toEqual(data);
      }),
    );
  });
});
