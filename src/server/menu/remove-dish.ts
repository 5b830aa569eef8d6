import type { Editor } from '../editing/change-content.ts';
import { recordChange } from '../editing/record-change.ts';
import { requireVersion } from '../editing/versions.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { changeMenu } from './change-menu.ts';
import { updateDish } from './dishes.repo.ts';
import { readDish } from './read-dishes.ts';

/** Takes a dish off the menu. The row stays, because orders and favourites refer to it and it can be brought back. */
export async function removeDish(
  services: Services,
  { id, expectedVersion, ...editor }: Editor & { id: string; expectedVersion?: string | undefined },
): Promise<void> {
  const { restaurantId } = editor;
  await changeMenu(services, editor, async (tx, act) => {
    const dish = await readDish(tx, restaurantId, id, act.now);
    if (!dish) throw new Refusal(commonRefusals.not_found);
    requireVersion(expectedVersion, { product: dish });
    if (!dish.isActive) return;
    await updateDish(tx, { restaurantId, id }, { is_active: 0 });
    const change = { before: { isActive: true }, after: { isActive: false } };
    await recordChange(tx, act, { action: 'product_removed', subject: 'product', subjectId: id, ...change });
  });
}
