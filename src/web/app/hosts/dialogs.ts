import { createStore, type Store } from '../storage/store.ts';

/** The global confirm and alert dialog (specification section 2, "Global shell", and section 9). */
export interface DialogRequest {
  title: string;
  /** HTML; values put into it must be escaped with `escapeHtml`. Sanitised again before it is shown. */
  html: string;
  type?: 'confirm' | 'alert';
  confirmText?: string;
  cancelText?: string;
  /** Escape and the backdrop do not close it. */
  persistent?: boolean;
}

export interface Dialogs {
  readonly shown: Store<(DialogRequest & { answer: (confirmed: boolean) => void }) | null>;
  /** Resolves to whether the customer confirmed; to false also if another dialog replaces this one. */
  ask(request: DialogRequest): Promise<boolean>;
}

export function createDialogs(): Dialogs {
  const shown = createStore<(DialogRequest & { answer: (confirmed: boolean) => void }) | null>(null);
  return {
    shown,
    ask(request) {
      shown.get()?.answer(false);
      return new Promise((resolve) => {
        shown.set({
          ...request,
          answer: (confirmed) => {
            shown.set(null);
            resolve(confirmed);
          },
        });
      });
    },
  };
}

export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
