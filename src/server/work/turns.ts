/** How many pieces of work are done at the same time (`WorkKind`). */
export interface AtOnce {
  /** For whoever has work. */
  places: number;
  /** Beside them, for restaurants of which nothing is under way: nobody's slow provider holds up another restaurant. */
  spare: number;
}

/** Restaurants take turns, so that one with thousands of pieces, or with slow ones, does not delay the others'. */
export class Turns {
  readonly #atOnce: AtOnce;
  readonly #running = new Map<string, number>();
  /** When each restaurant had its last turn: a count of turns. */
  readonly #last = new Map<string, number>();
  #turn = 0;
  #busy = 0;

  constructor(atOnce: AtOnce) {
    this.#atOnce = atOnce;
  }

  get isFull(): boolean {
    return this.#busy >= this.#atOnce.places + this.#atOnce.spare;
  }

  /** Who has waited longest for a turn first. Those that are not named have nothing to wait for. */
  order(restaurants: readonly string[]): string[] {
    for (const known of this.#last.keys()) if (!restaurants.includes(known)) this.#last.delete(known);
    return restaurants.toSorted((a, b) => (this.#last.get(a) ?? 0) - (this.#last.get(b) ?? 0));
  }

  mayBegin(restaurant: string): boolean {
    return this.#busy < this.#atOnce.places || (!this.isFull && !this.#running.has(restaurant));
  }

  begin(restaurant: string): void {
    this.#last.set(restaurant, ++this.#turn);
    this.#running.set(restaurant, (this.#running.get(restaurant) ?? 0) + 1);
    this.#busy++;
  }

  end(restaurant: string): void {
    const left = (this.#running.get(restaurant) ?? 1) - 1;
    if (left > 0) this.#running.set(restaurant, left);
    else this.#running.delete(restaurant);
    this.#busy--;
  }
}
