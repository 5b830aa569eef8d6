import { menuRecordAnswer } from '../staff/staff-menu.ts';
import { menuTemplateInput, menuTemplatesAnswer } from '../staff/staff-menu-templates.ts';
import { endpoint } from './endpoint.ts';

export const listMenuTemplates = endpoint('GET', '/staff/menu-templates', {
  needs: 'menu',
  summary: 'List the menus with which a restaurant can begin',
  answer: menuTemplatesAnswer,
});

export const startMenu = endpoint('PUT', '/staff/menu-template', {
  needs: 'menu',
  perMinute: 10,
  summary: 'Fill an empty menu with a template, or empty it again while nothing was sold',
  description:
    'A template’s prices and allergens are examples, which customers see at once. A menu that began without one is not emptied.',
  body: menuTemplateInput,
  answer: menuRecordAnswer,
  refusals: ['menu_not_empty', 'menu_in_use', 'menu_changed'],
});
