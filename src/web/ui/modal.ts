import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { raiseFirst } from './raise-first.ts';

interface ModalOptions {
  /** Mounted but closed otherwise. */
  open?: boolean;
  onClose(): void;
  /** Escape and the backdrop do nothing. */
  persistent?: boolean;
  /** Mounted already, it is to be seen at the next paint. */
  atOnce?: boolean;
  /** What gets focus; otherwise the first control. */
  focus?: RefObject<HTMLElement | null>;
}

/** What a native `<dialog>` needs to be modal for as long as it is mounted and open; closing gives focus back. */
export function useModal({ open = true, onClose, persistent = false, atOnce = false, focus }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const makeModal = () => {
      // First: after what is modal the whole page has its styles anew, and must not have them twice.
      const unlock = lockScroll();
      dialog.showModal();
      focus?.current?.focus();
      topModal.set([...topModal.stack, dialog]);
      return () => {
        topModal.set(topModal.stack.filter((other) => other !== dialog));
        unlock();
        dialog.close();
      };
    };
    return atOnce ? raiseFirst(dialog, makeModal) : makeModal();
  }, [focus, open, atOnce]);

  return {
    ref,
    onCancel(event: SyntheticEvent) {
      // A file picker's or an inner dialog's cancel bubbles in React.
      if (event.target !== ref.current) return;
      event.preventDefault();
      if (!persistent) onClose();
    },
    /** Browsers close at a second Escape even when the first was refused. */
    onClose(event: SyntheticEvent) {
      if (!open || event.target !== ref.current || !ref.current?.isConnected || ref.current.open) return;
      if (persistent) ref.current.showModal();
      else onClose();
    },
    /** The dialog's content fills it, so what hits the element itself hit the backdrop. */
    onMouseDown(event: MouseEvent) {
      if (event.target === ref.current && !persistent) onClose();
    },
  };
}

/** The dialog in front of all others: what lies outside it is neither clickable nor read out (see `useTopModal`). */
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

/** Null while no dialog is open. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(
    topModal.subscribe,
    () => topModal.stack.at(-1) ?? null,
    () => null,
  );
}

let locks = 0;

/** Keeps the page behind from scrolling; the width of the scroll bar that goes is kept. */
function lockScroll(): () => void {
  const { clientWidth, style } = document.documentElement;
  // No custom property: every element would inherit it, and have its styles anew.
  if (!locks++) Object.assign(style, { overflow: 'hidden', paddingInlineEnd: `${innerWidth - clientWidth}px` });
  return () => {
    if (!--locks) Object.assign(style, { overflow: '', paddingInlineEnd: '' });
  };
}
