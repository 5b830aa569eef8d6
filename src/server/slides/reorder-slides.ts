import type { StaffSlide } from '../../contract/staff/staff-slides.ts';
import { changeContent } from '../editing/change-content.ts';
import { recordChange } from '../editing/record-change.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { readStaffSlides } from './read-staff-slides.ts';
import { allSlides, updateSlide } from './slides.repo.ts';
import { staffSlidesRefusals } from './staff-slides.refusals.ts';

/**
 * Reorders slides: the named ones fill, in the order of `ids`, the places that they have now together; the others stay. Throws a
 * `Refusal` if one no longer exists.
 */
export async function reorderSlides(
  services: Services,
  { ids, ...editor }: { restaurantId: string; userId: string; ids: readonly string[] },
): Promise<StaffSlide[]> {
  const { restaurantId } = editor;
  return changeContent(services, editor, async (tx, act) => {
    const rows = await allSlides(tx, restaurantId);
    const before = rows.map(({ id }) => id);
    if (!ids.every((id) => before.includes(id))) throw new Refusal(staffSlidesRefusals.highlights_changed);
    const rest = ids.values();
    const after = before.map((id) => (ids.includes(id) ? (rest.next().value as string) : id));
    // Renumbers all positions, because removed slides leave gaps.
    const positions = new Map(rows.map(({ id, position }) => [id, position]));
    for (const [position, id] of after.entries()) {
      if (positions.get(id) !== position) await updateSlide(tx, { restaurant_id: restaurantId, id, position });
    }
    if (before.join() !== after.join()) {
      const change = { before: { order: before }, after: { order: after } };
      await recordChange(tx, act, {
        action: 'highlight_order',
        subject: 'restaurant',
        subjectId: restaurantId,
        ...change,
      });
    }
    return readStaffSlides(tx, restaurantId);
  });
}
