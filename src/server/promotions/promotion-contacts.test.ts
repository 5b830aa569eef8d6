import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup, promotionId } from '../../../tests/support/order-input.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

/** A coupon of one use a customer. */
const coupon = (more: object = {}) =>
  pickup([item('lemonade', [], 2)], {
    promotionId: promotionId('last-five'),
    couponCode: 'LAST5',
    discountAmount: 5,
    ...more,
  });
const used = '409 promotion_already_used';

describe.each(dialects)('a promotion of one use a customer, on %s,', (dialect) => {
  let test: TestApp;
  let numbers = 0;
  beforeEach(async () => {
    test = await startTestApp(dialect);
  });
  afterEach(() => test.close());

  const post = (url: string, body: object, token?: string) =>
    test.call({ method: 'POST', url, body, ...(token && { token }) });
  const newPhone = () => `+44 20 7946 1${String(++numbers).padStart(3, '0')}`;
  const beginGuest = async () => (await post('/auth/guest', {})).body.accessToken as string;
  const said = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body.code ?? ''}`.trim();
  const asGuest = async (email: string, contactPhone = newPhone(), token?: string) =>
    post('/orders', coupon({ guest: { name: 'Gia', email }, contactPhone }), token ?? (await beginGuest()));
  const asMember = async (token: string, contactPhone = newPhone()) => post('/orders', coupon({ contactPhone }), token);
  const asked = async (token: string, more: object) =>
    said(await post('/promotions/validate-coupon', { couponCode: 'LAST5', orderSubtotal: 20, ...more }, token));

  it('knows a guest by address and by number, on whatever device', async () => {
    const phone = newPhone();
    expect(said(await asGuest('gia@example.test', phone))).toBe('201');
    expect(said(await asGuest('GIA@example.test'))).toBe(used);
    expect(said(await asGuest('other@example.test', phone.replace('+44 ', '0')))).toBe(used);
    expect(said(await asGuest('other@example.test'))).toBe('201');
  });

  it('knows a guest who has an account, and a member who was a guest', async () => {
    const [ada, bob] = [await test.register('ada@example.test'), await test.register('bob@example.test')];
    const phone = newPhone();
    expect(said(await asMember(ada, phone))).toBe('201');
    expect(said(await asGuest('ada@example.test'))).toBe(used);
    expect(said(await asGuest('new@example.test', phone))).toBe(used);
    expect(said(await asGuest('bob@example.test'))).toBe('201');
    expect(said(await asMember(bob))).toBe(used);
  });

  it('takes members with one number for a family: each is a customer', async () => {
    const phone = newPhone();
    for (let count = 0; count < 3; count++) expect(said(await asMember(await test.register(), phone))).toBe('201');
    expect(said(await asGuest('guest@example.test', phone))).toBe(used);
  });

  it('is answered for a coupon as for the order', async () => {
    const [phone, token] = [newPhone(), await beginGuest()];
    expect(await asked(token, {})).toBe('200');
    expect(said(await asGuest('gia@example.test', phone, token))).toBe('201');
    expect(await asked(token, {})).toBe(used);
    const other = await beginGuest();
    expect(await asked(other, {})).toBe('200');
    expect(await asked(other, { guestEmail: 'Gia@example.test' })).toBe(used);
    expect(await asked(other, { contactPhone: phone })).toBe(used);
    expect(await asked(other, { guestEmail: 'other@example.test', contactPhone: newPhone() })).toBe('200');
    const member = await test.register('gia@example.test');
    expect(await asked(member, {})).toBe(used);
    const sibling = await test.register();
    expect(await asked(sibling, { contactPhone: phone })).toBe(used);
  });

  it('is given back with the order, also after the order came to an account', async () => {
    const phone = newPhone();
    const token = await beginGuest();
    const { _id } = (await asGuest('gia@example.test', phone, token)).body.data;
    const { status } = await test.call({ method: 'PATCH', url: `/orders/${_id}/cancel-my-order`, token });
    expect(status).toBe(200);
    const rows = () => test.services.db.selectFrom('promotion_contacts').select(['uses', 'guest_uses']).execute();
    expect(await rows()).toEqual([
      { uses: 0, guest_uses: 0 },
      { uses: 0, guest_uses: 0 },
    ]);
    expect(said(await asGuest('gia@example.test', phone))).toBe('201');
  });

  it('is used once by 20 guests with one address, and by 20 with one number, who come at once', async () => {
    const guests = await Promise.all(Array.from({ length: 20 }, beginGuest));
    const same = await Promise.all(guests.map((token) => asGuest('gia@example.test', newPhone(), token)));
    expect(same.map(said).sort()).toEqual(['201', ...Array(19).fill(used)]);
    const phone = newPhone();
    const others = await Promise.all(guests.map((token, i) => asGuest(`gia-${i}@example.test`, phone, token)));
    // The one who has used it on this device has used it.
    expect(others.map(said).sort()).toEqual(['201', ...Array(19).fill(used)]);
    const { uses } = await test.services.db
      .selectFrom('promotions')
      .select('uses')
      .where('id', '=', promotionId('last-five'))
      .executeTakeFirstOrThrow();
    expect(uses).toBe(2);
  });
});
