import { expect, it } from 'vitest';
import { isOfStaff } from './go-on.ts';

it.each(['/staff', '/staff/menu', '/staff?find=x', '/staff#top'])('%s is a page of the staff app', (path) => {
  expect(isOfStaff(path)).toBe(true);
});

it.each(['/', '/staffing', '/menu/staff'])('%s is none', (path) => expect(isOfStaff(path)).toBe(false));
