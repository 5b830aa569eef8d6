/** Runs in a customer's page: places orders of a dish without options through the API, one after the other. */
export async function placeOrders({ count, everyMs }: { count: number; everyMs: number }): Promise<void> {
  const ask = async (path: string, init: RequestInit = {}) => (await fetch(`/api/v1${path}`, init)).json();
  const headers = {
    authorization: `Bearer ${localStorage.getItem('accessToken')}`,
    'content-type': 'application/json',
  };
  const { products } = await ask('/products');
  const { data } = await ask('/restaurants/public/-');
  const dish = products.find(
    (each: { options: unknown[]; isAvailable: boolean }) => each.isAvailable && each.options.length === 0,
  );
  const quantity = 4;
  const itemSubtotal = Math.round(dish.price * 100 * quantity) / 100;
  const item = {
    productId: dish._id,
    productName: dish.name,
    quantity,
    unitPrice: dish.price,
    selectedOptions: [],
    itemSubtotal,
  };
  const body = {
    restaurantId: data.restaurant._id,
    items: [item],
    subtotal: itemSubtotal,
    discountAmount: 0,
    deliveryFee: 0,
    serviceFee: 0,
    taxes: 0,
    totalAmount: itemSubtotal,
    orderType: 'Pickup',
    isASAP: true,
    scheduledAt: null,
    deliveryAddress: null,
    contactPhone: '+351 912 345 678',
    customerNotes: '',
    paymentDetails: { method: 'Cash', paymentStatus: 'Pending' },
    promotionId: null,
  };
  for (let placed = 0; placed < count; placed++) {
    const answer = await ask('/orders', { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.data?.orderNumber) throw new Error(JSON.stringify(answer));
    if (everyMs > 0) await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
