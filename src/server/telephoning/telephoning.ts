import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import type { Services } from '../services.ts';
import {
  beginMessage,
  notBegun,
  TELEPHONE_MESSAGES_TO_SEND,
  type TelephoneMessageRow,
} from '../telephone/telephone-messages.repo.ts';
import { TelephoneError } from '../telephone/telephone-port.ts';
import { twilioOf, twilioPort } from '../telephone/twilio-port.ts';
import type { WorkChange } from '../work/leases.ts';
import type { WorkKind } from '../work/work-kind.ts';
import { type CallMessage, callMessage } from './call-message.ts';
import { followCall, PICKED_UP_AFTER_MS } from './follow-call.ts';
import { guestMessage } from './guest-message.ts';

/** After that nobody is helped: the ladder has gone on, and the food is cold. */
const USEFUL_MS = 15 * MINUTE;
const usefulUntil = ({ created_at }: TelephoneMessageRow) => created_at + USEFUL_MS;

/** Calls and texts by the provider, each at most once: they cost money, and two of one make people switch off. */
export const TELEPHONING: WorkKind<'telephone_messages'> = {
  name: 'telephone messages',
  place: TELEPHONE_MESSAGES_TO_SEND,
  leaseMs: MINUTE,
  everyMs: 2000,
  atOnce: { places: 10, spare: 20 },
  retries: { firstMs: 3000, longestMs: 2 * MINUTE },
  sort: ({ channel }) => channel,
  usefulUntil,
  attempt: send,
  isFinal: (error) => !(error instanceof TelephoneError && error.isUndone),
  waitMs: (error) => (error instanceof TelephoneError ? error.waitMs : null),
  async giveUp({ clock }, message, error) {
    // It went out; whether somebody picked up, nobody could be asked.
    if (message.call_ref !== null) return { outcome: 'sent', last_error: error };
    const isLate = clock() > usefulUntil(message);
    return { outcome: isLate ? 'late' : 'failed', last_error: error };
  },
};

function messageOf(services: Services, row: TelephoneMessageRow): Promise<CallMessage | null> {
  const { kind } = row;
  return kind === 'ready' || kind === 'on_its_way'
    ? guestMessage(services, { ...row, kind })
    : callMessage(services, row);
}

async function send(services: Services, row: TelephoneMessageRow): Promise<WorkChange<'telephone_messages'>> {
  const { db, config, clock } = services;
  const twilio = twilioOf(config);
  if (!twilio) throw new Error('this server has no telephone any more');
  const port = twilioPort(twilio);
  const { call_ref } = row;
  if (call_ref !== null) return followCall(services, { ...row, call_ref }, port);
  const message = await messageOf(services, row);
  if (!message) return { outcome: 'over', last_error: null };
  const now = clock();
  const begun = await beginMessage(db, row, { now, since: now - DAY, limit: config.TELEPHONE_PER_DAY });
  if (begun === 'limit') throw new Error(`more than ${config.TELEPHONE_PER_DAY} in a day`);
  if (begun === 'no') throw new Error('nobody knows whether it went out, and it is not sent again');
  const { to, words, language } = message;
  try {
    if (row.channel === 'call') {
      const call = await port.call(to, { words, language });
      if (call) return { call_ref: call, next_attempt_at: clock() + PICKED_UP_AFTER_MS, attempts: 0, last_error: null };
    } else await port.text(to, { words, lifeS: USEFUL_MS / 1000 });
  } catch (error) {
    if (error instanceof TelephoneError && error.isUndone) await notBegun(db, row);
    throw error;
  }
  return { outcome: 'sent', last_error: null };
}
