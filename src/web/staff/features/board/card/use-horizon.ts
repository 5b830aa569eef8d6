import { START_AHEAD } from '../../../../../domain/orders/kitchen-horizon.ts';
import { useStore } from '../../../../app/storage/store.ts';
import { useStaff } from '../../../app/staff-context.ts';

/** So many minutes before it is due an order for later comes to the cooks. */
export function useHorizon(): number {
  return useStore(useStaff().board.state).day?.startAhead ?? START_AHEAD.usual;
}
