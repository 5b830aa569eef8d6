import { checkDelivery } from '../../contract/endpoints/delivery-check.ts';
import { type Act, refuse } from './act.ts';

/** The field of the form that asks whether somebody is delivered to. */
export const DELIVER_TO = 'deliverTo';

/** The form of Home, menu and cart that asks whether somebody is delivered to: the page says it, and the visit keeps the place. */
export const checkPlainly: Act = async (app, { form }) => {
  const { i18n } = app.messages;
  const typed = form.get(DELIVER_TO)?.trim() ?? '';
  if (!typed) return refuse(i18n._('delivery-check.required'));
  const answer = await app.api.call(checkDelivery, { body: { text: typed }, quiet: true });
  if (!answer.ok) return refuse(i18n._('delivery-check.failed'));
  const { data } = answer.data;
  const isThere = data.state === 'inside' || data.state === 'closed';
  app.plain.delivery = { kept: isThere && data.place ? { typed, place: data.place } : null, answer: data };
  return { to: null, notices: [], isRefused: false };
};
