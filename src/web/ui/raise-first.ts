import { painted } from './painted.ts';

/**
 * Shows a dialog above the page at once, as a popover, and makes it modal after that paint, because making all the rest inert
 * restyles the whole page. In between, clicks do nothing, but Escape works. Returns a function that undoes both.
 */
export function raiseFirst(dialog: HTMLDialogElement, makeModal: () => () => void): () => void {
  if (!('popover' in dialog)) return makeModal();
  let undo = lower;
  // Inert, because a popover would take the focus, and closing could then not give it back.
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
    // Removing the attribute hides the popover.
    dialog.popover = null;
    dialog.inert = false;
  }

  /** Fires the event that browsers fire for a modal dialog. */
  function hearEscape({ key }: KeyboardEvent): void {
    if (key === 'Escape') dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  }
}

function ignore(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
