import { type ContentWork, changeContent, type Editor } from '../editing/change-content.ts';
import type { Services } from '../services.ts';

/** Runs one change of the menu, as `changeContent` does, and tells the boards. */
export async function changeMenu<T>(services: Services, editor: Editor, work: ContentWork<T>): Promise<T> {
  const done = await changeContent(services, editor, work);
  services.live.notifyStaff(editor.restaurantId, { kind: 'availability_changed' });
  return done;
}
