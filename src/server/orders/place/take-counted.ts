import type { Appraisal } from '../../../domain/appraisal/appraise.ts';
import type { AskedOrder } from '../../../domain/appraisal/asked-order.ts';
import { dateOfOrder, portionsObstacle, wantedPortions } from '../../../domain/appraisal/wanted-portions.ts';
import type { Language } from '../../../domain/languages.ts';
import type { TakenPortions } from '../../../domain/menu/portions.ts';
import type { OrderingSettings } from '../../menu/ordering-settings.repo.ts';
import type { Tx } from '../../platform/database/database.ts';
import { isShortage, takePortions } from '../../portions/move-portions.ts';
import type { OrderFacts } from '../quote/order-facts.ts';
import { refusalFor } from '../quote/refusal-for.ts';

interface Taking {
  restaurantId: string;
  language: Language;
  asked: AskedOrder;
  facts: Pick<OrderFacts, 'settings' | 'menu' | 'shown' | 'now'>;
}

/**
 * Takes the counted portions of an order's dishes in the transaction that places it; null: none are counted. Throws a `Refusal` if another
 * order has taken the last ones since it was appraised.
 */
export async function takeCounted(
  tx: Tx,
  appraisal: Appraisal<OrderingSettings>,
  { restaurantId, language, asked, facts }: Taking,
): Promise<TakenPortions | null> {
  const { settings, menu, shown, now } = facts;
  const date = dateOfOrder(asked, settings.schedule, now);
  if (date === null) return null;
  const taken = await takePortions(tx, { restaurantId, date }, wantedPortions(appraisal.items, { menu }, date), now);
  if (!isShortage(taken)) return taken;
  const obstacle = portionsObstacle(shown.get(taken.productId)?.name ?? '', taken.left);
  throw refusalFor(obstacle, appraisal, { language, now });
}
