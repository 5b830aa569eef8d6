import { expect, it } from 'vitest';
import { allMessages } from '../../../tests/support/message-files.ts';
import { titleOf } from './staff-route.ts';
import { staffRoutes } from './staff-routes.ts';

it.each(staffRoutes.filter(({ open }) => !open))('$path has a heading before it has loaded', (page) => {
  const [section] = titleOf(page).split('.');
  expect(['staff', ...page.messages]).toContain(section);
  expect(Object.keys(allMessages('en'))).toContain(titleOf(page));
});
