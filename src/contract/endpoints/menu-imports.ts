import {
  MENU_FILES,
  menuFile,
  menuImportAnswer,
  menuImportChange,
  menuImportParams,
  menuImportQuery,
  menuImportsAnswer,
  menuTableAnswer,
  menuTableQuery,
} from '../staff/staff-menu-imports.ts';
import { endpoint } from './endpoint.ts';

export const draftMenuImport = endpoint('POST', '/staff/menu-imports', {
  needs: 'menu',
  scope: 'menu:write',
  perMinute: 20,
  summary: 'Read a file with a menu, and say what it would change',
  description: `The body is the file itself, up to ${MENU_FILES.maxMegabytes} MB: a table as CSV or XLSX, or JSON of schema.org, Square, Uber Eats, HubRise or another platform. Nothing is changed. A draft can be applied for a day.`,
  query: menuImportQuery,
  body: menuFile,
  answer: menuImportAnswer,
  status: 201,
  consumes: MENU_FILES.types,
  refusals: [
    'menu_file_unknown',
    'menu_file_row_unreadable',
    'menu_file_too_heavy',
    'menu_file_type_unsupported',
    'menu_files_busy',
  ],
});

export const listMenuImports = endpoint('GET', '/staff/menu-imports', {
  needs: 'menu',
  scope: 'menu:read',
  summary: 'List the last menus that were imported',
  answer: menuImportsAnswer,
});

export const getMenuImport = endpoint('GET', '/staff/menu-imports/:id', {
  needs: 'menu',
  scope: 'menu:read',
  summary: 'Get an import: what it would change now, or what it has changed',
  params: menuImportParams,
  answer: menuImportAnswer,
  refusals: ['not_found', 'menu_import_over'],
});

export const changeMenuImport = endpoint('PUT', '/staff/menu-imports/:id', {
  needs: 'menu',
  scope: 'menu:write',
  perMinute: 20,
  summary: 'Apply an import to the menu, or take it back within a day',
  description:
    'All or nothing. Taking it back restores every field that nobody has changed since. A 409 carries the `menuImport` as it is now.',
  params: menuImportParams,
  body: menuImportChange,
  answer: menuImportAnswer,
  refusals: ['not_found', 'menu_changed', 'menu_import_over'],
});

export const getMenuTable = endpoint('GET', '/staff/menu-table', {
  needs: 'menu',
  scope: 'menu:read',
  perMinute: 20,
  summary: 'Get the menu as a table, or a template of one',
  description: 'The form in which it can be imported: importing it unchanged changes nothing.',
  query: menuTableQuery,
  produces: ['text/csv'],
  answer: menuTableAnswer,
});
