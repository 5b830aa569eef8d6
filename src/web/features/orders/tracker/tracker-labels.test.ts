import { describe, expect, it } from 'vitest';
import type { Order } from '../../../../contract/orders.ts';
import { LANGUAGES } from '../../../../domain/languages.ts';
import { ORDER_STATUSES } from '../../../../domain/orders/order-status.ts';
import { ORDER_TYPES } from '../../../../domain/orders/order-types.ts';
import type { Translate } from '../../../app/app-context.ts';
import { Messages } from '../../../app/i18n/i18n.ts';
import { trackerLabels } from './tracker-labels.ts';

const RESTAURANT = {
  id: 'r',
  name: 'Brasa',
  street: 'Rua Garrett 12',
  city: 'Lisboa',
  postalCode: '1200-203',
  country: '',
};

describe.each(LANGUAGES)('the tracker in %s', (language) => {
  it('says nothing twice', async () => {
    const messages = new Messages(language);
    await messages.need(['order', 'statuses']);
    const t = ((key, values) => messages.i18n._(`order.${key}`, values)) as Translate<'order'>;
    const nameOf = (status: string) => messages.i18n._(`statuses.${status.toLowerCase().replaceAll(' ', '_')}`);
    const said = ORDER_STATUSES.flatMap((status) =>
      ORDER_TYPES.map((orderType) => {
        const order = { status, orderType, deliveryAddress: { street: 'Rua Garrett 12' } } as Order;
        const { headline, text } = trackerLabels(order, RESTAURANT, t);
        return [nameOf(status), headline, text].map((part) => part.toLowerCase());
      }),
    );
    for (const [status = '', headline = '', text = ''] of said) {
      expect(headline).not.toContain(status);
      expect(text).not.toBe(headline);
    }
  });
});
