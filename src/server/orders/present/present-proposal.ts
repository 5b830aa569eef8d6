import type { Order } from '../../../contract/orders.ts';
import type { Language } from '../../../domain/languages.ts';
import { toIso } from '../../platform/clock.ts';
import { fromJson } from '../../platform/database/json-columns.ts';
import type { StoredProposal } from '../../platform/tables/order-tables.ts';
import type { OrderLineRow } from '../orders.repo.ts';
import { countedOptions } from './counted-options.ts';
import { otherLang } from './other-lang.ts';

type Named = Pick<OrderLineRow, 'product_name' | 'product_lang' | 'product_name_original'>;

interface Reading {
  lines: readonly (Named & { position: number; quantity: number })[];
  isStaff: boolean;
  /** The order's. */
  language: Language;
  amount(minor: number): number;
}

/** A proposal as it is read: customers see one that waits for them, staff the last one unless it has become a change. null: none. */
export function presentProposal(
  proposal: StoredProposal,
  { lines, isStaff, language, amount }: Reading,
): NonNullable<Order['proposal']> | null {
  const { id, state, isPaying, at, until, reason, removed, lines: added, before, after } = proposal;
  if (state === 'agreed' || (state !== 'open' && !isStaff)) return null;
  const nameOf = (line: Named) =>
    isStaff
      ? { name: line.product_name_original }
      : { name: line.product_name, ...otherLang(line.product_lang, language) };
  return {
    ...{ id, state, isPaying, reason, at: toIso(at), until: toIso(until) },
    items: [
      ...removed.flatMap(({ position, quantity }) => {
        const line = lines.find((each) => each.position === position);
        return line ? { ...nameOf(line), options: [], from: line.quantity, to: line.quantity - quantity } : [];
      }),
      ...added.map((line) => ({
        ...nameOf(line),
        options: countedOptions(fromJson(line.selected_options)).map((option) =>
          isStaff ? option.valueLabelOriginal : option.valueLabel,
        ),
        ...{ from: 0, to: line.quantity },
      })),
    ],
    ...{ before: amount(before), after: amount(after) },
  };
}
