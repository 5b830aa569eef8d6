import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';

interface ModalOptions {
  /** If false, the dialog is mounted but closed. */
  open?: boolean;
  onClose(): void;
  /** Escape and the backdrop do nothing. */
  persistent?: boolean;
  /** The element that gets the focus; without it, the first control. */
  focus?: RefObject<HTMLElement | null>;
}

/** Props for a native `<dialog>` that is modal while it is mounted and open. Closing gives the focus back. */
export function useModal({ open = true, onClose, persistent = false, focus }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    // Locked first: opening a modal restyles the whole page, and locking after it would do so a second time.
    const unlock = lockScroll();
    dialog.showModal();
    focus?.current?.focus();
    topModal.set([...topModal.stack, dialog]);
    return () => {
      topModal.set(topModal.stack.filter((other) => other !== dialog));
      unlock();
      dialog.close();
    };
  }, [focus, open]);

  return {
    ref,
    onCancel(event: SyntheticEvent) {
      // React bubbles the cancel events of a file picker or an inner dialog, which are not meant for this one.
      if (event.target !== ref.current) return;
      event.preventDefault();
      if (!persistent) onClose();
    },
    /** A second Escape closes the dialog even if `onCancel` prevented the first, as browsers do not let pages veto both. */
    onClose(event: SyntheticEvent) {
      if (!open || event.target !== ref.current || !ref.current?.isConnected || ref.current.open) return;
      if (persistent) ref.current.showModal();
      else onClose();
    },
    /** The content fills the dialog, so that a press on the element itself was on the backdrop. */
    onMouseDown(event: MouseEvent) {
      if (event.target === ref.current && !persistent) onClose();
    },
  };
}

/** The open modal dialogs, the topmost last. Everything outside the topmost is inert (see `useTopModal`). */
const topModal = {
  stack: [] as readonly HTMLDialogElement[],
  listeners: new Set<() => void>(),
  set(stack: readonly HTMLDialogElement[]): void {
    topModal.stack = stack;
    for (const listener of topModal.listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    topModal.listeners.add(listener);
    return () => topModal.listeners.delete(listener);
  },
};

/** The topmost modal dialog; null while none is open. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(
    topModal.subscribe,
    () => topModal.stack.at(-1) ?? null,
    () => null,
  );
}

let locks = 0;

/** Keeps the page behind from scrolling, and reserves the width of the scroll bar that disappears. Returns how to undo it. */
function lockScroll(): () => void {
  const { clientWidth, style } = document.documentElement;
  // Not by a custom property: every element would inherit it and be restyled.
  if (!locks++) Object.assign(style, { overflow: 'hidden', paddingInlineEnd: `${innerWidth - clientWidth}px` });
  return () => {
    if (!--locks) Object.assign(style, { overflow: '', paddingInlineEnd: '' });
  };
}
