import type { MouseEvent } from 'react';

/** Whether a click on a link is the page's to follow; with a key held the browser opens a tab, a window or a file. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
