import { describe, expect, it } from 'vitest';
import { isBypassed, isFile, isPublicPage } from './scope.ts';

const at = (path: string) => new URL(path, 'https://vesta.example');

describe('the service worker', () => {
  it.each(['/', '/menu', '/product/abc', '/devices', '/staffing'])('keeps %s for later', (path) => {
    expect([isPublicPage(at(path)), isBypassed(at(path))]).toEqual([true, false]);
  });

  it.each(['/orders', '/orders/42', '/auth/login', '/checkout'])(
    'keeps nothing of %s, but answers for it offline',
    (path) => {
      expect([isPublicPage(at(path)), isBypassed(at(path))]).toEqual([false, false]);
    },
  );

  it.each(['/api/v1/products', '/staff', '/staff/board', '/healthz'])('leaves %s alone', (path) => {
    expect([isPublicPage(at(path)), isBypassed(at(path))]).toEqual([false, true]);
  });

  it('keeps files that never change, without videos', () => {
    expect(isFile(at('/assets/menu-abc.js'))).toBe(true);
    expect(isFile(at('/media/hero.mp4'))).toBe(false);
    expect(isFile(at('/robots.txt'))).toBe(false);
  });
});
