import { painted } from './painted.ts';

/**
 * Shows a dialog above the page at once, and makes it modal when that is painted: what becomes inert then, all the rest, gets
 * new styles. Whatever is tapped in between does nothing. Returns what undoes both.
 */
export function raiseFirst(dialog: HTMLDialogElement, makeModal: () => () => void): () => void {
  if (!('popover' in dialog)) return makeModal();
  let undo = lower;
  // As a popover it would take the focus, and forget whose it was.
  dialog.inert = true;
  dialog.popover = 'manual';
  dialog.showPopover();
  addEventListener('click', ignore, true);
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
    // Without the attribute it closes.
    dialog.popover = null;
    dialog.inert = false;
  }
}

function ignore(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
