import { item, pickup, promotionId, rewardId } from '../../support/order-input.ts';
import { PASSWORD } from '../../support/test-app.ts';
import { type Address, insist } from './send.ts';

interface Mixed {
  /** All orders that were acknowledged, with their totals as they were told. */
  placed: { id: string; key: string; total: number }[];
  /** Answers that a promotion or points are used up, and codes that brought orders to an account. */
  refused(): number;
  claimed(): number;
  /** Ends once everybody has done what they were doing. */
  finished: Promise<void>;
}

interface Person {
  token: string;
  /** null: has an account. */
  guest: { name: string; email: string } | null;
  contactPhone: string;
}

/** So few numbers that guests and members share them. */
const PHONES = 12;
const ORDERS_BEFORE_CLAIM = 2;

/**
 * As many guests as members (one a token) order until `orders` are placed altogether: with a coupon, a reward or neither. Some cancel,
 * and guests bring their orders to an account, some to one that there is already. `codeOf` reads their mail.
 */
export function letGuestsAndMembersOrder(
  address: Address,
  { tokens, orders, codeOf }: { tokens: readonly string[]; orders: number; codeOf(claimId: string): string },
): Mixed {
  const placed: Mixed['placed'] = [];
  let begun = 0;
  let refused = 0;
  let claimed = 0;

  async function order(person: Person, number: number): Promise<string | null> {
    const key = `order-${number}`;
    const { token, guest, contactPhone } = person;
    const body = { ...bodyOf(person, number), contactPhone, customerNotes: key, ...(guest && { guest }) };
    const { status, body: answer } = await insist(
      address,
      { method: 'POST', url: '/api/v1/orders', token, key, body },
      [409],
    );
    if (status === 409) {
      if (!USED_UP.includes(answer.code)) throw new Error(JSON.stringify(answer));
      refused++;
      return null;
    }
    const { _id: id, totalAmount: total } = answer.data;
    placed.push({ id, key, total });
    return id;
  }

  /** What the customer may still undo is called off now and then; staff may be faster. */
  async function perhapsCancel({ token }: Person, id: string): Promise<void> {
    if (Math.random() > 0.2) return;
    await insist(address, { method: 'PATCH', url: `/api/v1/orders/${id}/cancel-my-order`, token }, [409]);
  }

  async function claim({ token }: Person, id: string): Promise<void> {
    const link = await insist(address, { method: 'POST', url: `/api/v1/orders/${id}/links`, token });
    const trackingLink = { token: link.body.data.token };
    const begin = { method: 'POST', url: '/api/v1/tracked-orders/claims', body: trackingLink } as const;
    const { claimId } = (await insist(address, begin)).body.data;
    const body = { claimId, code: codeOf(claimId), password: PASSWORD };
    // Refused if the answer to the first try was lost, or another guest of this address makes the account at this moment.
    const ended = await insist(
      address,
      { method: 'POST', url: '/api/v1/claims/account', body },
      [400, 401, 403, 409, 422],
    );
    if (ended.status === 201) claimed++;
  }

  async function liveAsMember(token: string, i: number): Promise<void> {
    const member = { token, guest: null, contactPhone: phoneOf(i) };
    while (begun < orders) {
      const id = await order(member, begun++);
      if (id) await perhapsCancel(member, id);
    }
  }

  async function liveAsGuest(i: number): Promise<void> {
    // Two have one address, and some have an account's.
    const email = i % 4 === 3 ? `customer-${i}@example.test` : `guest-${i >> 1}@example.test`;
    const guest = { name: 'Gia Guest', email };
    while (begun < orders) {
      const { body } = await insist(address, { method: 'POST', url: '/api/v1/auth/guest' });
      const person = { token: body.accessToken as string, guest, contactPhone: phoneOf(i + 5) };
      let last: string | null = null;
      for (let count = 0; count < ORDERS_BEFORE_CLAIM && begun < orders; count++) {
        const id = await order(person, begun++);
        if (id) await perhapsCancel(person, id);
        last = id ?? last;
      }
      if (last) await claim(person, last);
    }
  }
  const lives = tokens.flatMap((token, i) => [liveAsMember(token, i), liveAsGuest(i)]);
  return { placed, refused: () => refused, claimed: () => claimed, finished: Promise.all(lives).then(() => {}) };
}

const USED_UP = ['promotion_used_up', 'promotion_already_used', 'not_enough_points'];

function bodyOf({ guest }: Person, number: number) {
  const items = [item('lemonade', [], 2 + (number % 7)), item('tiramisu')];
  if (number % 3 === 0) return pickup(items);
  if (number % 3 === 1 && !guest) return pickup(items, { promotionId: rewardId('three-off'), discountAmount: 3 });
  return pickup(items, { promotionId: promotionId('last-five'), couponCode: 'LAST5', discountAmount: 5 });
}

function phoneOf(i: number): string {
  return `+44 20 7946 ${String(1000 + (i % PHONES))}`;
}
