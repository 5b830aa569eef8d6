import { inTransaction } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { telephoneRefusals } from '../telephone/telephone.refusals.ts';
import { insertTelephoneMessages } from '../telephone/telephone-messages.repo.ts';
import { twilioOf } from '../telephone/twilio-port.ts';
import { storedAlarms } from './alarm-settings.ts';

/** Has a person of the last step called or texted without an order, whatever the hour: somebody is waiting for it. */
export async function testPerson(services: Services, restaurantId: string, personId: string): Promise<void> {
  if (!twilioOf(services.config)) throw new Refusal(telephoneRefusals.no_telephone);
  await inTransaction(services.db, async (tx) => {
    const person = (await storedAlarms(tx, restaurantId)).people?.find(({ id }) => id === personId);
    if (!person) throw new Refusal(commonRefusals.not_found);
    const message = { restaurantId, kind: 'test', channel: person.by, personId, now: services.clock() } as const;
    await insertTelephoneMessages(tx, [message]);
  });
}
