import type { CheckoutDraft } from './checkout-draft.ts';

/** Key in session storage, so for this tab only: what was typed outlives a reload, but not the visit. Choices are not kept. */
const KEY = 'checkoutDraft';
type Typed = Pick<CheckoutDraft, 'customerNotes' | 'newAddress' | 'newAddressIsOpen'>;

export const keptDraft = {
  /** What this user typed; null: nothing is kept, or somebody else's. */
  of(userId: string): Typed | null {
    const kept = guarded(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as CheckoutDraft | null);
    return kept?.userId === userId ? typedOf(kept) : null;
  },
  keep(draft: CheckoutDraft): void {
    guarded(() => sessionStorage.setItem(KEY, JSON.stringify({ userId: draft.userId, ...typedOf(draft) })));
  },
  forget(): void {
    guarded(() => sessionStorage.removeItem(KEY));
  },
};

function typedOf({ customerNotes, newAddress, newAddressIsOpen }: CheckoutDraft): Typed {
  return { customerNotes, newAddress, newAddressIsOpen };
}

/** Storage may be missing, full or forbidden: then nothing is kept. */
function guarded<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
