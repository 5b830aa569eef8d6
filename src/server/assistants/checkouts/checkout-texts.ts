import { sentence } from '../../platform/sentence.ts';

/** What the server says to buyers through assistants. */
export const texts = {
  choose_type: sentence('assistants', 'choose_type'),
  address_missing: sentence('assistants', 'address_missing'),
  confirm: sentence('assistants', 'confirm'),
  contains: sentence('assistants', 'contains'),
  paid_option: sentence('assistants', 'paid_option'),
  no_tip: sentence('assistants', 'no_tip'),
  no_time: sentence('assistants', 'no_time'),
  ordered: sentence('assistants', 'ordered'),
  over: sentence('assistants', 'over'),
  not_taken: sentence('assistants', 'not_taken'),
  as_soon_as_possible: sentence('assistants', 'as_soon_as_possible'),
  fees: sentence('assistants', 'fees'),
  taxes: sentence('assistants', 'taxes'),
  subtotal: sentence('papers', 'subtotal'),
  delivery: sentence('papers', 'delivery'),
  pickup: sentence('papers', 'pickup'),
  bagFee: sentence('papers', 'bag_fee'),
  smallOrderFee: sentence('papers', 'small_order_fee'),
  serviceFee: sentence('papers', 'service_fee'),
  deposit: sentence('papers', 'deposit'),
  discount: sentence('papers', 'discount'),
  tip: sentence('papers', 'tip'),
  total: sentence('papers', 'total'),
};
