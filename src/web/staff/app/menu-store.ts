import type { Call } from '../../../contract/endpoints/call.ts';
import { getStaffMenu } from '../../../contract/endpoints/menu-record.ts';
import type { Availability, StaffMenu } from '../../../contract/staff/staff-availability.ts';
import { createStore, type Store } from '../../app/storage/store.ts';

export interface MenuState {
  menu: StaffMenu | null;
  hasFailed: boolean;
}

/** What the kitchen can run out of: dishes and options, with their availability. */
export class MenuStore {
  readonly state: Store<MenuState> = createStore<MenuState>({ menu: null, hasFailed: false });
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
  }

  async load(): Promise<void> {
    const result = await this.#call(getStaffMenu, { quiet: true });
    const { menu } = this.state.get();
    this.state.set(result.ok ? { menu: result.data.data, hasFailed: false } : { menu, hasFailed: true });
  }

  /** After somebody else's change: fetches the menu again, but only if it was loaded before. */
  async loadAgain(): Promise<void> {
    if (this.state.get().menu) await this.load();
  }

  /** Takes over the answer to a change. */
  take(changed: Availability): void {
    const { menu, hasFailed } = this.state.get();
    if (!menu) return;
    const updated = <T extends Availability>(item: T): T => (item._id === changed._id ? { ...item, ...changed } : item);
    const optionGroups = menu.optionGroups.map((group) => ({ ...group, values: group.values.map(updated) }));
    this.state.set({ menu: { ...menu, products: menu.products.map(updated), optionGroups }, hasFailed });
    // An option may be the last one that a dish needs.
    if (!menu.products.some(({ _id }) => _id === changed._id)) void this.load();
  }
}
