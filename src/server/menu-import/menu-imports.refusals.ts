import { defineRefusals } from '../platform/refusals/refusal.ts';

export const menuImportsRefusals = defineRefusals({
  menu_file_unknown: 422,
  menu_file_row_unreadable: 422,
  menu_file_too_heavy: 413,
  menu_file_type_unsupported: 415,
  menu_files_busy: 503,
  menu_import_over: 409,
});
