import { describe, expect, it } from 'vitest';
import { safeLink, safeWebAddress } from './safe-link.ts';

const paths = ['/', '/menu', '/menu?category=pizza#top', '/a//b'];
const addresses = [
  'https://example.com',
  'http://example.com/a?b=c#d',
  'https://example.com/@name',
  'https://[::1]:80/',
];
const harmful = [
  '',
  'menu',
  '//evil.example',
  '/\\evil.example',
  '/\tevil',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' https://example.com',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://example.com/1',
  'https:example.com',
  'https://',
  'https://forno.example@evil.example/',
  'https://example.com\\@evil.example',
];

describe('links of content', () => {
  it.each(paths)('may lead to this site: %s', (link) => {
    expect(link).toMatch(safeLink);
    expect(link).not.toMatch(safeWebAddress);
  });

  it.each(addresses)('may lead to another site: %s', (link) => {
    expect(link).toMatch(safeLink);
    expect(link).toMatch(safeWebAddress);
  });

  it.each(harmful)('never lead to %j', (link) => {
    expect(link).not.toMatch(safeLink);
    expect(link).not.toMatch(safeWebAddress);
  });
});
