import { describe, expect, it } from 'vitest';
import { paperText } from '../../../tests/support/paper-text.ts';
import { readEpson } from '../../../tests/support/read-epson.ts';
import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import { LANGUAGES, type Language } from '../../domain/languages.ts';
import { PAPERS, type Paper } from '../../domain/orders/papers.ts';
import type { PaperOrder } from './paper-context.ts';
import { paperOf } from './paper-of.ts';
import type { PrintedLine, PrintedPicture } from './paper-reader.ts';
import { readStar } from './read-star.ts';
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

interface Asked {
  columns?: number;
  copy?: number;
  reason?: PaperOrder['reason'];
  channel?: StaffOrder['channel'];
  more?: object;
  maker?: 'epson' | 'star';
}

async function lines(language: Language, kind: Paper, asked: Asked = {}): Promise<PrintedLine[]> {
  const { columns = 48, copy = 1, reason = { kind: 'order' }, channel = 'web', more = {}, maker = 'epson' } = asked;
  const marks = paperOf({
    paper: kind,
    order: { ...order, channel, ...more },
    items: (more as Partial<StaffOrder>).items ?? order.items,
    hasAlcohol: true,
    language,
    copy,
    reason,
    now: NOON,
    station: 'Oven',
    restaurant: {
      name: 'Trattoria Ω',
      address: { street: '12 High Street', city: 'CO1 1AA Colchester', postcode: '', country: '', coordinates: null },
      timezone: 'Europe/London',
    },
  });
  const bytes = await printed(marks, { restaurantId: 'restaurant', command: maker, language, columns });
  return maker === 'epson' ? readEpson(bytes, { columns }) : readStar(bytes, { language, columns });
}

/** What stands on the paper once a printer has decoded its bytes. */
async function paper(language: Language, kind: Paper, asked: Asked = {}): Promise<string> {
  return paperText(await lines(language, kind, asked), asked.columns ?? 48);
}

it.each(LANGUAGES)('papers in %s are what they were, by the bytes of both makers', async (language) => {
  for (const maker of ['epson', 'star'] as const) {
    const all = await Promise.all(PAPERS.map(async (kind) => `${kind}\n${await paper(language, kind, { maker })}`));
    await expect(all.join('\n')).toMatchFileSnapshot(`./golden/${language}-${maker}.txt`);
  }
});

it.each([32, 42, 48])('no amount breaks and no word is lost on %s columns', async (columns) => {
  const text = await paper('en', 'receipt', { columns });
  for (const amount of ['£24.00', '£1,234.50', '£1,261.00']) expect(text).toContain(amount);
  expect((await paper('en', 'kitchen', { columns })).replace(/\s+/g, ' ')).toContain('No nuts | please');
});

it('who delivers reads which tip was paid, and the kitchen none; nobody does where the money is yet to be taken', async () => {
  const tipped = { tip: 2.6, paymentDetails: { method: 'Card or wallet', paymentStatus: 'Paid' } };
  const texts = (more: object) => Promise.all(PAPERS.map((kind) => paper('en', kind, { more })));
  const [kitchen, receipt, courier] = await texts(tipped);
  expect(courier).toContain('Tip: £2.60');
  expect(receipt).toContain('£2.60');
  expect(kitchen).not.toContain('Tip');
  expect((await texts({ tip: 2.6 }))[PAPERS.indexOf('courier')]).not.toContain('Tip');
});

it('the kitchen reads what the customer wishes for a dish that is missing', async () => {
  const [first, ...others] = order.items;
  const more = { items: [{ ...first, wish: 'call' }, ...others] };
  expect(await paper('en', 'kitchen', { more })).toContain('If missing: call me');
  expect(await paper('en', 'kitchen')).not.toContain('missing');
});

it('signs of the printer’s language are printed as they are', async () => {
  const text = (await Promise.all(PAPERS.map((kind) => paper('en', kind)))).join('\n');
  expect(text.replace(/\s+/g, ' ')).toContain('No nuts | please / Ring "twice" ~ thanks');
  expect(text).toContain('Zoë {Baker}');
  expect(text).toContain('12 High Street_');
});

it('the kitchen reads no prices, and a second paper says that it is a copy', async () => {
  expect(await paper('en', 'kitchen')).not.toMatch(/£|\d\.\d\d/);
  expect(await paper('en', 'kitchen', { copy: 2 })).toMatch(/^ *COPY, COOK ONCE/);
  expect(await paper('en', 'receipt', { copy: 2 })).toMatch(/^ *COPY *\n/);
  expect(await paper('en', 'kitchen')).not.toContain('COPY');
});

it('the kitchen reads what was changed before all else, and not that it is a copy', async () => {
  const items = [
    { name: 'Margherita', nameOriginal: 'Margherita', from: 2, to: 1 },
    { name: 'Diavola', nameOriginal: 'Diavola', from: 0, to: 1 },
  ];
  const text = await paper('en', 'kitchen', { copy: 2, reason: { kind: 'changed', change: { items } } });
  expect(text).toMatch(/^ *CHANGED\s+-1\s+Margherita\s+\+1\s+Diavola/);
  expect(text).not.toContain('COPY');
});

it.each(['kitchen', 'receipt'] as const)('a %s paper of a telephone order says so', async (kind) => {
  expect(await paper('en', kind, { channel: 'phone' })).toContain('by phone');
  expect(await paper('en', kind)).not.toContain('phone');
});

it('what this guest said stands above the dishes, white on black and twice as high', async () => {
  const all = await lines('en', 'kitchen');
  const at = all.findIndex(({ texts }) => texts.some(({ text }) => text.includes('No nuts')));
  expect(all[at]?.texts.find(({ text }) => text.includes('No nuts'))).toMatchObject({ isInverted: true, high: 2 });
  expect(at).toBeLessThan(all.findIndex(({ texts }) => texts.some(({ text }) => text.includes('Margherita'))));
});

it.each(['epson', 'star'] as const)('what is white on black is a bar across the paper, on %s', async (maker) => {
  for (const language of ['en', 'ja'] as const) {
    for (const reason of [
      { kind: 'void', at: NOON },
      { kind: 'moved', at: NOON, before: null },
      { kind: 'order' },
    ] as const) {
      const bars = (await lines(language, 'kitchen', { maker, reason, copy: 2 })).flatMap(({ texts }) =>
        texts.filter(({ isInverted }) => isInverted),
      );
      expect(bars.length).toBeGreaterThan(0);
      for (const { text, wide } of bars) {
        const columns = [...text].reduce((sum, sign) => sum + (sign < '\u1100' ? 1 : 2), 0) * wide;
        expect([text, columns > 48 - 2 * wide, columns <= 48]).toEqual([text, true, true]);
      }
    }
  }
});

it('seven dishes take the kitchen at most 24 rows', async () => {
  const options = [{ optionName: 'How would you like it cooked?', valueLabel: 'Medium', priceAdjustment: 0 }];
  const items = Array.from({ length: 7 }, (_, index) => ({
    ...order.items[0],
    productName: `Chargrilled dish ${index}`,
    allergenCodes: ['milk', 'gluten', 'nuts', 'fish', 'egg'],
    selectedOptions: options,
  }));
  const all = await lines('en', 'kitchen', { more: { items } });
  expect(all.filter(({ texts, picture }) => picture || texts.length > 0).length).toBeLessThanOrEqual(24);
  expect(paperText(all, 48)).toContain('Medium');
  expect(paperText(all, 48)).not.toContain('How would');
});

it('a day that is not within the next six has its date on every paper', async () => {
  for (const kind of PAPERS) {
    const on = (scheduledAt: string) =>
      paper('en', kind, { more: { isASAP: false, estimatedReadyAt: null, scheduledAt } });
    expect(await on('2026-06-17T17:00:00.000Z')).not.toMatch(/Wed|June/);
    expect(await on('2026-06-22T17:00:00.000Z')).toMatch(/Mon/);
    expect(await on('2026-06-22T17:00:00.000Z')).not.toContain('June');
    expect(await on('2026-06-24T17:00:00.000Z')).toContain('Wed 24 June');
    expect(await on('2026-08-03T17:00:00.000Z')).toContain('Mon 3 August');
  }
});

/** Texts that come to a printer of another language, and what must not be lost of them. */
const FOREIGN: [language: Language, text: string][] = [
  ['en', '宫保鸡丁 Kung Pao'],
  ['en', '不要辣 please'],
  ['en', 'ワサビ抜きでお願いします'],
  ['fr', 'Nguyễn Thị Đặng'],
  ['de', 'Πίτσα'],
  ['es', 'بدون مكسرات'],
  ['it', 'ללא אגוזים'],
  ['pt', 'ไม่เผ็ด แพ้ถั่ว'],
  ['ja', 'Camarão Grelhado'],
  ['ja', 'Café €12.50 £9'],
  ['zh', 'Nguyễn ワサビ 견과류'],
];

describe.each(['epson', 'star'] as const)('on a printer of %s', (maker) => {
  it.each(FOREIGN)('set to %s, %s is a picture of its row wherever it stands', async (language, text) => {
    const items = [{ ...order.items[0], productName: text, selectedOptions: [{ optionName: 'x', valueLabel: text }] }];
    const more = { customerName: text, customerNotes: text, items };
    for (const kind of PAPERS) {
      const all = await lines(language, kind, { maker, more });
      expect(paperText(all, 48)).not.toContain('?');
      const pictures = all.flatMap(({ picture }) => (picture && isDrawn(picture) ? [picture] : []));
      expect(pictures.length).toBeGreaterThanOrEqual(kind === 'courier' ? 2 : 3);
    }
  });

  it.each(LANGUAGES)('set to %s, nothing of ours comes out as a question mark', async (language) => {
    for (const kind of PAPERS) {
      for (const currency of ['₹', '€', '₺', '¥', 'zł']) {
        const more = { currency: { ...order.currency, symbol: currency }, customerName: 'Ana', customerNotes: '' };
        expect(await paper(language, kind, { maker, more })).not.toContain('?');
      }
    }
  });

  it('an emoji goes, and the words around it stay signs', async () => {
    const text = await paper('en', 'kitchen', { maker, more: { customerNotes: 'No nuts 🙏🏽 please ❤️' } });
    expect(text).toContain('! No nuts please');
  });
});

it('a picture of a row shows each of its signs, and another text is another picture', async () => {
  const pictureOf = async (customerNotes: string) => {
    const all = await lines('en', 'kitchen', { more: { customerNotes } });
    return all.flatMap(({ picture }) => picture ?? [])[0];
  };
  const [one, other] = await Promise.all(['不要辣', '不要酸'].map(pictureOf));
  if (!one || !other) throw new Error('a note was not drawn');
  // Columns of 12 dots: "! " and three signs of two columns each, of which the last is another.
  const differ = Array.from({ length: 10 }, (_, column) => columnOf(one, column) !== columnOf(other, column));
  expect(differ.map((isOther, column) => (isOther ? column : -1)).filter((column) => column >= 0)).toEqual([7, 8]);
});

function isDrawn({ width, bits }: PrintedPicture): boolean {
  return width === 48 * 12 && bits.some((byte) => byte !== 0) && bits.some((byte) => byte !== 0xff);
}

/** The dots of one column of a picture. */
function columnOf({ width, height, bits }: PrintedPicture, column: number): string {
  const dots = Array.from({ length: height * 12 }, (_, index) => {
    const x = column * 12 + (index % 12);
    return (bits[Math.floor(index / 12) * (width / 8) + (x >> 3)] ?? 0) & (128 >> (x & 7)) ? 1 : 0;
  });
  return dots.join('');
}
