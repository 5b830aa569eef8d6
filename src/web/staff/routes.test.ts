import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { staffRoutes, titleOf } from './routes.ts';

it.each(staffRoutes.filter(({ open }) => !open))('$path has a heading before it has loaded', (page) => {
  const [section = '', key = ''] = titleOf(page).split('.');
  expect(['staff', ...page.messages]).toContain(section);
  expect(JSON.parse(readFileSync(`src/web/messages/${section}/en.json`, 'utf8'))).toHaveProperty(key);
});
