import { INITIAL_STATUS } from '../../domain/order-status.ts';
import { BATCH, type Chore } from '../platform/housekeeping.ts';
import { Refusal, type Sentence } from '../platform/refusal.ts';
import type { Services } from '../services.ts';
import { recordChange } from '../staff/record-change.ts';
import { changeStatus } from './change-status.ts';
import { ordersRefusals } from './orders.refusals.ts';
import { overdueOrders } from './unanswered.repo.ts';

const EVERY_MS = 15_000;

/** Told to the customer, in the language of the order. */
const NOBODY_ANSWERED: Sentence = {
  en: 'The restaurant did not answer in time, so this order was cancelled automatically.',
  pt: 'O restaurante não respondeu a tempo e este pedido foi cancelado automaticamente.',
  es: 'El restaurante no respondió a tiempo y este pedido se canceló automáticamente.',
  fr: 'Le restaurant n’a pas répondu à temps : cette commande a été annulée automatiquement.',
  de: 'Das Restaurant hat nicht rechtzeitig geantwortet, daher wurde diese Bestellung automatisch storniert.',
  it: 'Il ristorante non ha risposto in tempo e questo ordine è stato annullato automaticamente.',
  zh: '餐厅未能及时回应，此订单已自动取消。',
  ja: 'レストランからの応答がなかったため、このご注文は自動的に取り消されました。',
};

/** Calls off orders that nobody answered in time; points and promotion uses go back as with any cancelled order. */
export function cancelUnanswered(services: Services): Chore {
  return {
    name: 'unanswered orders',
    everyMs: EVERY_MS,
    run: async () => {
      const overdue = await overdueOrders(services.db, { now: services.clock(), limit: BATCH });
      const failures: unknown[] = [];
      for (const { restaurant_id: restaurantId, id } of overdue) {
        try {
          await changeStatus(services, {
            scope: { restaurantId, userId: null },
            id,
            // What was accepted in this moment could be called off too, by people.
            from: INITIAL_STATUS,
            to: 'Cancelled by Restaurant',
            actor: 'staff',
            by: null,
            notes: NOBODY_ANSWERED,
            refusal: ordersRefusals.illegal_transition,
            alongside: (tx, before, after) =>
              recordChange(
                tx,
                { restaurantId, userId: null, now: after.updated_at },
                {
                  action: 'order_status',
                  subject: 'order',
                  subjectId: id,
                  before: { status: before.status },
                  after: { status: after.status },
                },
              ),
          });
        } catch (error) {
          // Somebody answered it, or another process called it off, in this moment. One that fails holds up no other.
          if (!(error instanceof Refusal)) failures.push(error);
        }
      }
      if (failures.length) throw failures[0];
      return overdue.length;
    },
  };
}
