import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { NOON, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { type Promotion, promotionsAnswer } from '../../contract/promotions.ts';
import { DAY } from '../../domain/times/zoned-time.ts';

describe.each(dialects)('public promotions on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(dialect);
  });
  afterAll(() => test.close());

  const shown = async (query = '?isValidNow=true&displayToCustomers=true', host?: string): Promise<Promotion[]> => {
    const { body } = await test.call({ url: `/promotions/public${query}`, ...(host && { host }) });
    expect(promotionsAnswer.parse(body)).toEqual(body);
    return body.data.promotions;
  };
  const codes = (promotions: Promotion[]) => promotions.map(({ couponCode }) => couponCode);

  it('are those that hold now, without secrets and rewards', async () => {
    const promotions = await shown();
    expect(codes(promotions)).toEqual(['TEN', null, 'PASTA', 'FREESHIP', null]);
    expect(promotions[2]).toMatchObject({ type: 'FixedAmountDiscountProduct', discountValue: 1.5, lang: 'en' });
    expect(promotions[2]?.applicableProductIds).toHaveLength(1);
    expect(promotions[4]).toMatchObject({ type: 'BuyXGetY', buyQuantity: 2, getQuantity: 1 });
    expect(codes(await shown(undefined, SUSHI))).toEqual(['TEN']);
  });

  it('begin and end by themselves', async () => {
    expect(codes(await shown('?isValidNow=false'))).toEqual(['OVER', 'SOON']);
    test.setNow(NOON + 8 * DAY);
    expect(codes(await shown())).toContain('SOON');
    test.setNow(NOON - 5 * DAY);
    expect(codes(await shown())).toContain('OVER');
    test.setNow(NOON);
  });

  it('never include a code that is not shown', async () => {
    expect(codes(await shown(''))).not.toContain('LAST5');
    expect(await shown('?displayToCustomers=false')).toEqual([]);
  });
});
