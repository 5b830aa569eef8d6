import { expect, it, vi } from 'vitest';
import { goOn, isOfStaff } from './go-on.ts';

it.each(['/staff', '/staff/menu', '/staff?find=x', '/staff#top'])('%s is a page of the staff app', (path) => {
  expect(isOfStaff(path)).toBe(true);
});

it.each(['/', '/staffing', '/menu/staff'])('%s is none', (path) => expect(isOfStaff(path)).toBe(false));

it.each([
  ['/staff', ['/staff'], []],
  ['/staff/menu?find=x', ['/staff/menu?find=x'], []],
  ['/orders', [], ['/orders']],
  ['//evil.example/staff', [], ['/']],
])('a sign-in with redirect=%s opens documents %j and pages %j', async (redirect, documents, pages) => {
  const replace = vi.fn();
  vi.stubGlobal('location', { replace });
  const navigate = vi.fn();
  await goOn(navigate as never, redirect);
  vi.unstubAllGlobals();
  expect(replace.mock.calls.flat()).toEqual(documents);
  expect(navigate.mock.calls.map(([path]) => path)).toEqual(pages);
});
