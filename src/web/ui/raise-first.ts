import { painted } from './painted.ts';

/**
 * Shows a dialog above the page at once, and makes it modal when that is painted: what becomes inert then, all the rest, gets
 * new styles. Whatever is tapped in between does nothing, but Escape is heard. Returns what undoes both.
 */
export function raiseFirst(dialog: HTMLDialogElement, makeModal: () => () => void): () => void {
  if (!('popover' in dialog)) return makeModal();
  let undo = lower;
  // As a popover it would take the focus, and forget whose it was.
  dialog.inert = true;
  dialog.popover = 'manual';
  dialog.showPopover();
  addEventListener('click', ignore, true);
  addEventListener('keydown', hearEscape);
  void painted().then(() => {
    if (undo !== lower) return;
    lower();
    undo = makeModal();
  });
  return () => {
    undo();
    undo = () => {};
  };

  function lower(): void {
    removeEventListener('click', ignore, true);
    removeEventListener('keydown', hearEscape);
    // Without the attribute it closes.
    dialog.popover = null;
    dialog.inert = false;
  }

  /** As the browser says it of what is modal. */
  function hearEscape({ key }: KeyboardEvent): void {
    if (key === 'Escape') dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  }
}

function ignore(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
