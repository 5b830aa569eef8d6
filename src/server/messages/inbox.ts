import type { StaffMessage, StaffMessages } from '../../contract/staff/staff-messages.ts';
import type { StaffAct } from '../editing/record-change.ts';
import { recordChange } from '../editing/record-change.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { toIso } from '../platform/clock.ts';
import { type Db, inTransaction } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { MessagesTable } from '../platform/tables/work-tables.ts';
import type { Services } from '../services.ts';
import { deleteMessage, findMessage, messagesPage, unreadMessages, updateMessage } from './messages.repo.ts';

const PAGE = 30;

/** A page of the restaurant's inbox, newest first. */
export async function readInbox(db: Db, restaurantId: string, after: string | undefined): Promise<StaffMessages> {
  const last = after === undefined ? undefined : await findMessage(db, { restaurantId, id: after });
  if (after !== undefined && !last) throw new Refusal(commonRefusals.not_found);
  const rows = await messagesPage(db, { restaurantId, after: last, limit: PAGE + 1 });
  const { message_days } = await db
    .selectFrom('restaurants')
    .select('message_days')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return {
    messages: rows.slice(0, PAGE).map(presentMessage),
    hasMore: rows.length > PAGE,
    unread: (await unreadMessages(db, restaurantId)).count,
    keptDays: message_days,
  };
}

interface MessageAct extends StaffAct {
  id: string;
}

export async function markRead(services: Services, act: MessageAct, isRead: boolean): Promise<StaffMessage> {
  const change = { read_at: isRead ? act.now : null };
  const isFound = await inTransaction(services.db, (tx) => updateMessage(tx, act, change));
  if (!isFound) throw new Refusal(commonRefusals.not_found);
  return readMessage(services.db, act);
}

/** Answers by mail, in the language in which the message was written. A second answer replaces the first one in the inbox. */
export async function replyToMessage(services: Services, act: MessageAct, reply: string): Promise<StaffMessage> {
  const { restaurantId, userId, id, now } = act;
  await inTransaction(services.db, async (tx) => {
    const change = { reply, replied_at: now, replied_by: userId, read_at: now };
    const found = await findMessage(tx, act);
    if (!found || !(await updateMessage(tx, act, change))) throw new Refusal(commonRefusals.not_found);
    const { email: recipient, language, name, subject, message } = found;
    await queueMail(tx, {
      ...{ restaurantId, kind: 'message_reply', recipient, language, now },
      payload: { name, subject, message, reply },
    });
    // Without the texts, which are deleted after some time.
    await recordChange(tx, act, {
      ...{ action: 'message_reply', subject: 'message', subjectId: id, before: null, after: {} },
    });
  });
  services.outbox.wake();
  return readMessage(services.db, act);
}

export async function removeMessage(services: Services, act: MessageAct): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    if (!(await deleteMessage(tx, act))) throw new Refusal(commonRefusals.not_found);
    const { id: subjectId } = act;
    await recordChange(tx, act, { action: 'message_removed', subject: 'message', subjectId, before: null, after: {} });
  });
}

async function readMessage(db: Db, key: { restaurantId: string; id: string }): Promise<StaffMessage> {
  const row = await findMessage(db, key);
  if (!row) throw new Refusal(commonRefusals.not_found);
  return presentMessage(row);
}

function presentMessage(row: MessagesTable): StaffMessage {
  const { id, name, email, subject, message, reply } = row;
  return {
    ...{ _id: id, name, email, subject, message },
    createdAt: toIso(row.created_at),
    isRead: row.read_at !== null,
    reply: reply ?? null,
    repliedAt: toIso(row.replied_at ?? null),
  };
}
