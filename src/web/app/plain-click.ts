import type { MouseEvent } from 'react';

/** Whether the app itself follows a click on a link; with a modifier key the browser opens a tab or a window, or downloads. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
