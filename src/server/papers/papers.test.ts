import { expect, it } from 'vitest';
import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import { LANGUAGES, type Language } from '../../domain/languages.ts';
import { PAPERS, type Paper } from '../../domain/orders/papers.ts';
import type { PaperOrder } from './paper-context.ts';
import { paperOf } from './paper-of.ts';
import { printed } from './receiptline.ts';

const NOON = Date.parse('2026-06-17T12:00:00Z');

/** What an order of these words prints: what receiptline reads as marks must come out as it is. */
const order = {
  _id: 'order',
  orderNumber: 'K7-42',
  lang: 'en',
  createdAt: '2026-06-17T11:58:00.000Z',
  estimatedReadyAt: '2026-06-17T12:30:00.000Z',
  scheduledAt: null,
  isASAP: true,
  status: 'Confirmed',
  orderType: 'Delivery',
  currency: { code: 'GBP', symbol: '£', position: 'before', decimals: 2 },
  customerName: 'Zoë {Baker}',
  contactPhone: '+44 20 7946 0958',
  customerNotes: 'No nuts | please\nRing "twice" ~ thanks',
  deliveryAddress: { street: '12 High Street_', city: 'Colchester', postalCode: 'CO1 1AA', deliveryInstructions: '' },
  paymentDetails: { method: 'Cash', paymentStatus: 'Pending' },
  items: [
    {
      productId: 'margherita',
      productName: 'Margherita ~fior di latte~',
      quantity: 2,
      itemSubtotal: 24,
      allergenCodes: ['milk'],
      selectedOptions: [{ optionName: 'Size', valueLabel: 'Large', priceAdjustment: 2 }],
    },
    {
      productId: 'wine',
      productName: 'Ein sehr langer Name eines Gerichts, der auf keine Zeile eines Bons passt',
      quantity: 1,
      itemSubtotal: 1234.5,
      allergenCodes: [],
      selectedOptions: [],
    },
  ],
  subtotal: 1258.5,
  discountAmount: 0,
  deliveryFee: 2.5,
  serviceFee: 0,
  taxes: 0,
  totalAmount: 1261,
  appliedPromotion: null,
} as unknown as StaffOrder;

function paper(
  language: Language,
  kind: Paper,
  {
    columns = 48,
    copy = 1,
    change = null as PaperOrder['change'],
    channel = 'web' as StaffOrder['channel'],
    more = {},
  } = {},
): string {
  const of: PaperOrder = {
    ...{
      paper: kind,
      order: { ...order, channel, ...more },
      items: (more as Partial<StaffOrder>).items ?? order.items,
      hasAlcohol: true,
      language,
      copy,
      change,
      now: NOON,
      station: 'Oven',
    },
    restaurant: { name: 'Trattoria Ω', address: '12 High Street, CO1 1AA Colchester', timezone: 'Europe/London' },
  };
  return printed(paperOf(of), { command: 'text', language, columns });
}

it.each(LANGUAGES)('papers in %s are what they were', async (language) => {
  const all = PAPERS.map((kind) => `${kind}\n${paper(language, kind)}`).join('\n');
  await expect(all).toMatchFileSnapshot(`./golden/${language}.txt`);
});

it.each([32, 42, 48])('no amount breaks and no word is lost on %s columns', (columns) => {
  const text = paper('en', 'receipt', { columns });
  for (const amount of ['£24.00', '£1,234.50', '£1,261.00']) expect(text).toContain(amount);
  expect(paper('en', 'kitchen', { columns }).replace(/\s+/g, ' ')).toContain('No nuts | please');
});

it('who delivers reads which tip was paid, and the kitchen none; nobody does where the money is yet to be taken', () => {
  const tipped = { ...order, tip: 2.6, paymentDetails: { method: 'Card or wallet', paymentStatus: 'Paid' } };
  const texts = (of: object) => PAPERS.map((kind) => paper('en', kind, { more: of }));
  const [kitchen, receipt, courier] = texts(tipped);
  expect(courier).toContain('Tip: £2.60');
  expect(receipt).toContain('£2.60');
  expect(kitchen).not.toContain('Tip');
  expect(texts({ tip: 2.6 })[PAPERS.indexOf('courier')]).not.toContain('Tip');
});

it('the kitchen reads what the customer wishes for a dish that is missing', () => {
  const [first, ...others] = order.items;
  const more = { items: [{ ...first, wish: 'call' }, ...others] };
  expect(paper('en', 'kitchen', { more })).toContain('If missing: call me');
  expect(paper('en', 'kitchen')).not.toContain('missing');
});

it('signs of the printer’s language are printed as they are', () => {
  const text = PAPERS.map((kind) => paper('en', kind)).join('\n');
  expect(text).toContain('No nuts | please / Ring "twice" ~ thanks');
  expect(text).toContain('Zoë {Baker}');
  expect(text).toContain([...'12 High Street_'].join(' '));
});

it('the kitchen reads no prices, and a second paper says that it is a copy', () => {
  expect(paper('en', 'kitchen')).not.toMatch(/£|\d\.\d\d/);
  expect(paper('en', 'kitchen', { copy: 2 })).toMatch(/^ *C O P Y/);
  expect(paper('en', 'kitchen')).not.toMatch(/^ *C O P Y/);
});

it('the kitchen reads what was changed before all else, and not that it is a copy', () => {
  const items = [
    { name: 'Margherita', nameOriginal: 'Margherita', from: 2, to: 1 },
    { name: 'Diavola', nameOriginal: 'Diavola', from: 0, to: 1 },
  ];
  const text = paper('en', 'kitchen', { copy: 2, change: { items } });
  expect(text).toMatch(/^ *C H A N G E D\s+-1\s+Margherita\s+\+1\s+Diavola/);
  expect(text).not.toContain('C O P Y');
});

it.each(['kitchen', 'receipt'] as const)('a %s paper of a telephone order says so', (kind) => {
  expect(paper('en', kind, { channel: 'phone' })).toContain('by phone');
  expect(paper('en', kind)).not.toContain('phone');
});
