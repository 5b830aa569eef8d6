import { suggestTexts } from '../../../../contract/endpoints/menu-record.ts';
import type { MenuRecord } from '../../../../contract/staff/staff-menu.ts';
import { useStaff } from '../../app/staff-context.ts';
import type { Suggest } from '../editing/use-suggestions.ts';

/** Asks the translation provider for texts in other languages; undefined: there is no provider. */
export function useSuggest({ canSuggest }: MenuRecord): Suggest | undefined {
  const { call } = useStaff();
  return canSuggest ? (input) => call(suggestTexts, { body: input, quiet: true }) : undefined;
}
