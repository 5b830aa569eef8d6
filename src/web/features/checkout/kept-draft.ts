import type { CheckoutDraft } from './checkout-draft.ts';

/** Key in session storage, so for this tab only: what was typed outlives a reload, but not the visit. Choices are not kept. */
export const KEPT_KEY = 'checkoutDraft';
type Typed = Pick<CheckoutDraft, 'customerNotes' | 'newAddress' | 'newAddressIsOpen'>;

export interface KeptDraft {
  userId: string;
  /** What an assistant has filled in before the checkout begins (`fill-checkout.ts`). */
  filled?: Partial<CheckoutDraft>;
}

export const keptDraft = {
  /** What this user typed, or had filled in; null: nothing is kept, or somebody else's. */
  of(userId: string): Partial<CheckoutDraft> | null {
    const kept = guarded(
      () => JSON.parse(sessionStorage.getItem(KEPT_KEY) ?? 'null') as (CheckoutDraft & KeptDraft) | null,
    );
    return kept?.userId === userId ? (kept.filled ?? typedOf(kept)) : null;
  },
  keep(draft: CheckoutDraft): void {
    guarded(() => sessionStorage.setItem(KEPT_KEY, JSON.stringify({ userId: draft.userId, ...typedOf(draft) })));
  },
  forget(): void {
    guarded(() => sessionStorage.removeItem(KEPT_KEY));
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
