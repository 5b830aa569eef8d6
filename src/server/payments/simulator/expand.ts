import { StripeRefusal } from './stripe-refusal.ts';

/**
 * Which ids of an answer are to be replaced by what they name (`expand[]=payment_intent.latest_charge`). What nobody asks for stays an
 * id, as at Stripe.
 */
export class Expand {
  readonly #names = new Map<string, Expand>();
  readonly #path: string;
  #isUsed = false;

  constructor(paths: readonly string[], path = '') {
    this.#path = path;
    for (const each of paths) {
      const [name = '', ...rest] = each.split('.');
      const below = paths.filter((other) => other.startsWith(`${name}.`)).map((other) => other.slice(name.length + 1));
      if (rest.length === 0 || !this.#names.has(name)) {
        this.#names.set(name, new Expand(below, path ? `${path}.${name}` : name));
      }
    }
  }

  /** What is to be expanded below the field; null: it stays an id. */
  at(name: string): Expand | null {
    const found = this.#names.get(name) ?? null;
    if (found) found.#isUsed = true;
    return found;
  }

  /** Takes all paths for right, where nothing is that could show it. */
  pass(): void {
    for (const each of this.#names.values()) {
      each.#isUsed = true;
      each.pass();
    }
  }

  /** Throws for a path that nothing was found at. */
  refuseUnused(): void {
    for (const each of this.#names.values()) {
      if (!each.#isUsed) {
        throw new StripeRefusal(400, 'invalid_request_error', `This property cannot be expanded (${each.#path}).`);
      }
      each.refuseUnused();
    }
  }
}

/** A record itself where it is to be expanded, else its id; null: there is none. */
export function shownAt<R extends { id: string }, T>(
  expand: Expand,
  name: string,
  record: R | null,
  show: (record: R, below: Expand) => T,
): string | T | null {
  const below = expand.at(name);
  if (record) return below ? show(record, below) : record.id;
  below?.pass();
  return null;
}
