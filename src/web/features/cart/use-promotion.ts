import { useEffect } from 'react';
import type { Promotion } from '../../../contract/promotions.ts';
import { useResource } from '../../app/app-context.ts';
import { chosenPromotion } from './chosen-promotion.ts';
import { promotions } from './promotions-resource.ts';

/** Stands in where no promotion is wanted, so that nothing is fetched. */
const none: typeof promotions = {
  key: 'no-promotion',
  fetch: async () => ({ ok: true, data: { data: { promotions: [] } }, etag: null }),
};

/** A promotion by its id, which is then remembered for checkout; null: there is none, or it has ended. */
export function usePromotion(id: string | null): { promotion: Promotion | null; isPending: boolean } {
  const { status, data } = useResource(id === null ? none : promotions);
  const promotion = data?.data.promotions.find(({ _id }) => _id === id) ?? null;
  const openedId = promotion?._id;
  useEffect(() => {
    if (openedId) chosenPromotion.rememberSeen(openedId);
  }, [openedId]);
  return { promotion, isPending: id !== null && status === 'pending' };
}
