import type { MenuRecord } from '../../../../contract/staff/staff-menu.ts';
import { useStaff } from '../../app/staff-context.ts';
import type { Suggest } from '../editing/use-suggestions.ts';

/** Asks the translation provider for texts in other languages; undefined: there is no provider. */
export function useSuggest({ canSuggest }: MenuRecord): Suggest | undefined {
  const { api } = useStaff();
  return canSuggest ? (input) => api.menuRecord.suggestTexts(input, { quiet: true }) : undefined;
}
