export interface DinnerOrder {
  /** How many different dishes. */
  dishes: number;
  /** What its guest says to the kitchen. */
  note: string;
}

/** Runs in a customer's page: places these orders as an evening's guests do, every third to be delivered. Returns their numbers. */
export async function placeDinner(orders: readonly DinnerOrder[]): Promise<string[]> {
  const ask = async (path: string, init: RequestInit = {}) => (await fetch(`/api/v1${path}`, init)).json();
  const headers = {
    authorization: `Bearer ${localStorage.getItem('accessToken')}`,
    'content-type': 'application/json',
  };
  type Value = { _id: string; label: string; priceAdjustment: number; opens?: string[] };
  type Dish = {
    _id: string;
    name: string;
    price: number;
    isAvailable: boolean;
    options: { _id: string; name: string; minSelections: number; values: Value[] }[];
  };
  const { products } = (await ask('/products')) as { products: Dish[] };
  const { data } = await ask('/restaurants/public/-');
  const dishes = products.filter(({ isAvailable, price }) => isAvailable && price >= 8);
  const cents = (amount: number) => Math.round(amount * 100);
  const lineOf = (dish: Dish, quantity: number) => {
    // What only another choice opens is asked of nobody who did not make that choice.
    const first = dish.options.flatMap(({ minSelections, values }) => values.slice(0, minSelections));
    const opened = new Set(dish.options.flatMap(({ values }) => values.flatMap(({ opens = [] }) => opens)));
    for (const id of first.flatMap(({ opens = [] }) => opens)) opened.delete(id);
    const asked = dish.options.filter(({ _id }) => !opened.has(_id));
    const selectedOptions = asked.flatMap(({ _id: optionId, name: optionName, minSelections, values }) =>
      values.slice(0, minSelections).map(({ _id: valueId, label: valueLabel, priceAdjustment }) => {
        return { optionId, valueId, optionName, valueLabel, priceAdjustment };
      }),
    );
    const each = selectedOptions.reduce((sum, { priceAdjustment }) => sum + cents(priceAdjustment), cents(dish.price));
    return {
      ...{ productId: dish._id, productName: dish.name, quantity, unitPrice: dish.price, selectedOptions },
      itemSubtotal: (each * quantity) / 100,
    };
  };
  const placed: string[] = [];
  for (const [index, { dishes: count, note }] of orders.entries()) {
    const items = Array.from({ length: count }, (_, at) =>
      lineOf(dishes[(index * 5 + at) % dishes.length] as Dish, count === 1 ? 3 : 1 + ((index + at) % 2)),
    );
    const subtotal = items.reduce((sum, { itemSubtotal }) => sum + cents(itemSubtotal), 0);
    const isDelivery = index % 3 === 0;
    const fee = isDelivery ? cents(data.restaurant.deliverySettings.fee ?? 0) : 0;
    const body = {
      ...{ restaurantId: data.restaurant._id, items, subtotal: subtotal / 100, deliveryFee: fee / 100 },
      ...{ discountAmount: 0, serviceFee: 0, taxes: 0, totalAmount: (subtotal + fee) / 100 },
      ...{ orderType: isDelivery ? 'Delivery' : 'Pickup', isASAP: true, scheduledAt: null },
      deliveryAddress: isDelivery
        ? { street: `${index + 1} Priory Walk`, city: 'Lexden', postalCode: 'CO3 3ES', country: 'United Kingdom' }
        : null,
      ...{ contactPhone: `+351 912 345 ${100 + index}`, customerNotes: note },
      ...{ paymentDetails: { method: 'Cash', paymentStatus: 'Pending' }, promotionId: null },
    };
    const answer = await ask('/orders', { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.data?.orderNumber) throw new Error(JSON.stringify(answer));
    placed.push(answer.data.orderNumber);
  }
  return placed;
}

/** Notes of a dinner: one guest in eight has an allergy, one in eight another wish. */
const NOTES = ['', '', 'NUT ALLERGY – severe', '', '', '', 'Sauce in a separate pot', ''];
/** How many dishes so many of 33 orders have: 1 to 8, 3.4 on average. */
const SIZES = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 6, 6, 7, 7, 8];

/** 33 orders in a sequence of their own for each seed. */
export function sequence(seed: number): DinnerOrder[] {
  let state = seed * 2_654_435_761;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const sizes = SIZES.map((dishes) => ({ dishes, at: next() })).sort((one, other) => one.at - other.at);
  return sizes.map(({ dishes }, index) => ({ dishes, note: NOTES[(index + seed) % NOTES.length] ?? '' }));
}
