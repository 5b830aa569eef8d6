import { checkMyPayment, payMyOrder } from '../../contract/endpoints/payments.ts';
import { refusalText } from '../app/api/refusal-text.ts';
import { myOrder } from '../features/orders/order-resources.ts';
import { type Act, type PlainApp, refuse } from './act.ts';

/** The order's form that pays. The page then has a link: no form of ours may lead to another site. */
export const payPlainly: Act = async (app, { address }) => {
  const answer = await app.api.call(payMyOrder, { params: { id: address.params['orderId'] ?? '' }, quiet: true });
  if (!answer.ok) return refuse(refusalText(answer.failure) || app.messages.i18n._('order.pay_failed'));
  app.plain.payAt = answer.data.data.url;
  return { to: null, notices: [], isRefused: false };
};

/** Looks whether an order's payment has come, which its page asks for by itself where scripts run. */
export async function lookForPayment({ api, resources }: PlainApp, id: string): Promise<void> {
  const resource = myOrder(id, resources);
  if (resources.peek(resource)?.order?.status !== 'Awaiting Payment') return;
  const answer = await api.call(checkMyPayment, { params: { id }, quiet: true });
  if (answer.ok) resources.set(resource, answer.data);
}
