import { setTimeout as sleep } from 'node:timers/promises';
import { onPage } from './provider-page.ts';
import { type Address, send } from './send.ts';

const PAUSE_MS = 150;
/** How often a customer looks for what staff propose. */
const LOOKS = 30;
const DECLINES = 0.15;
/** Staff may have moved on by then. */
const HESITATES = 0.4;
const HESITATION_MS = 1500;
/** What customers who agree do on the page that they are sent to; each as likely as the others. */
const WAYS = ['pay', 'pay', '3ds', 'mb_way', 'decline', 'close'];

/** Looks at an order for a while, and answers once what staff propose: with a second tap, as on two tabs, and often with a second payment. */
export async function awaitProposal(address: Address, { id, token }: { id: string; token: string }): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    const url = `/api/v1/orders/${id}`;
    const seen = await send(address, { url, token });
    const proposal = seen?.body?.order?.proposal;
    if (proposal) {
      const body = { proposalId: proposal.id, isAgreed: Math.random() > DECLINES };
      const tap = () => send(address, { method: 'POST', url: `${url}/proposal`, token, body });
      const answers = await Promise.all([tap(), tap()]);
      const page = answers.map((answer) => answer?.body?.data?.url).find(Boolean);
      if (page && Math.random() < HESITATES) await sleep(HESITATION_MS);
      if (page) await onPage(page, WAYS[Math.floor(Math.random() * WAYS.length)] as string);
      if (page || answers.some((answer) => answer?.status === 200)) return;
    }
    await sleep(PAUSE_MS);
  }
}
