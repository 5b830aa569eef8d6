import { answerProposal } from '../../contract/endpoints/proposals.ts';
import { refusalText } from '../app/api/refusal-text.ts';
import { type Act, refuse } from './act.ts';

/** The order's form that agrees to what the restaurant proposes, or declines. Where that is paid online the page then has a link. */
export const answerProposalPlainly: Act = async (app, { form, address }) => {
  const id = address.params['orderId'] ?? '';
  const agreed = form.get('agree');
  const input = { proposalId: agreed ?? form.get('decline') ?? '', isAgreed: agreed !== null };
  const { i18n } = app.messages;
  const answer = await app.api.call(answerProposal, { params: { id }, body: input, quiet: true });
  if (!answer.ok) return refuse(refusalText(answer.failure) || i18n._('order.pay_failed'));
  app.plain.payAt = answer.data.data.url ?? null;
  if (app.plain.payAt) return { to: null, notices: [], isRefused: false };
  const said = input.isAgreed ? 'order.proposal_agreed' : 'order.proposal_declined';
  return { to: `/orders/${encodeURIComponent(id)}`, notices: [i18n._(said)] };
};
