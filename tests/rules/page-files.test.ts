import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageRoutes } from '../../src/web/routes.ts';
import { staffRoutes } from '../../src/web/staff/staff-routes.ts';

it.each([
  ...pageRoutes.map(({ id }) => ['src/web/pages', id]),
  ...staffRoutes.map(({ id }) => ['src/web/staff/pages', id]),
])('%s has the file of the route %s', (folder, id) => {
  expect(existsSync(`${folder}/${id}.tsx`)).toBe(true);
});
