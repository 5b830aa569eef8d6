import { describe, expect, it } from 'vitest';
import { hostOf } from './host-of.ts';

describe('a domain as it is typed', () => {
  it.each([
    ['pizza.example', 'pizza.example'],
    [' Pizza.Example. ', 'pizza.example'],
    ['müller.example', 'xn--mller-kva.example'],
    ['order.pizza-roma.co.uk', 'order.pizza-roma.co.uk'],
  ])('%j is %s', (typed, host) => {
    expect(hostOf(typed)).toBe(host);
  });

  it.each([
    '',
    'pizza',
    'http://pizza.example',
    'pizza.example/menu',
    'pizza.example:8080',
    'a@pizza.example',
    '-pizza.example',
    'pizza..example',
    '192.0.2.1',
    'kumo.localhost',
    `${'a'.repeat(64)}.example`,
  ])('%j is none', (typed) => {
    expect(hostOf(typed)).toBeNull();
  });
});
