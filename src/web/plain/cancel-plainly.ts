import { refusalText } from '../app/api/refusal-text.ts';
import { type Act, refuse } from './act.ts';

/** The order's form: asks whether it is meant, then cancels. */
export const cancelPlainly: Act = async (app, { form, address }) => {
  const id = address.params['orderId'] ?? '';
  if (!form.has('sure')) return { to: null, notices: [], isRefused: false };
  const { i18n } = app.messages;
  const answer = await app.api.orders.cancel(id, { quiet: true });
  if (answer.ok) return { to: `/orders/${encodeURIComponent(id)}`, notices: [i18n._('order.cancelled')] };
  return refuse(refusalText(answer.failure) || i18n._('order.cancel_failed'));
};
