import { useRef, useState } from 'react';
import { orderCategories } from '../../../../../contract/endpoints/categories.ts';
import { orderDishes } from '../../../../../contract/endpoints/dishes.ts';
import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import { refusalText } from '../../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../../app/app-context.ts';
import { useStaff } from '../../../app/staff-context.ts';
import type { RecordState } from '../../../app/use-record.ts';
import { inOrder, moved } from '../moved.ts';

/** A category or a dish that can be moved up and down. */
export interface Movable {
  kind: 'categories' | 'products';
  /** The ids among which it moves, in their order. */
  ids: string[];
  id: string;
  name: string;
}

/** Reorders the menu: shown at once (optimistic update), sent one change after another, reverted if the server refuses. */
export function useMenuOrder(menu: MenuRecord, record: RecordState<MenuRecord>) {
  const t = useMessages('menu-editor');
  const { snackbar } = useApp();
  const { call } = useStaff();
  const sent = useRef(Promise.resolve());
  /** The announcement of the latest move for screen readers. */
  const [said, setSaid] = useState('');

  function move({ kind, ids, id, name }: Movable, step: 1 | -1): void {
    const next = moved(ids, id, step);
    if (!next) return;
    setSaid(t('place', { name, place: next.indexOf(id) + 1, count: next.length }));
    record.take(
      kind === 'categories'
        ? { ...menu, categories: inOrder(menu.categories, next) }
        : { ...menu, products: inOrder(menu.products, next) },
    );
    sent.current = sent.current.then(() => send(kind, next));
  }

  async function send(kind: Movable['kind'], ids: string[]): Promise<void> {
    const asked = { body: { ids }, quiet: true };
    const result = await (kind === 'categories' ? call(orderCategories, asked) : call(orderDishes, asked));
    if (result.ok) return;
    snackbar.show(refusalText(result.failure) || t('order_not_saved'), { tone: 'error' });
    record.reload();
  }

  return { move, said };
}
