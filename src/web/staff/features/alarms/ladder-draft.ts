import type { PersonToCall, StaffAlarms, StaffAlarmsRecord } from '../../../../contract/staff/staff-alarms.ts';
import { type AfterDraft, afterDraft, afterInput } from '../acceptance/acceptance-draft.ts';

/** The ladder and the boards' sound, as typed. */
export interface LadderDraft extends Pick<StaffAlarms, 'tone' | 'volume' | 'untilAnswered'> {
  push: AfterDraft;
  hasWebhook: boolean;
  webhookUrl: string;
  webhookPhone: string;
  webhookMinutes: string;
  /** null: nobody can be called from this server. */
  people: readonly PersonDraft[] | null;
}

/** Somebody whom the last step calls. Empty hours: none. */
export interface PersonDraft extends Pick<PersonToCall, 'name' | 'phone' | 'by'> {
  /** null: new. */
  id: string | null;
  from: string;
  to: string;
}

export const NEW_PERSON: PersonDraft = { id: null, name: '', phone: '', by: 'call', from: '', to: '' };

export function ladderDraft(saved: StaffAlarmsRecord): LadderDraft {
  const { tone, volume, untilAnswered, people } = saved;
  return {
    push: afterDraft(saved.pushAfterMinutes),
    hasWebhook: saved.webhookUrl !== null,
    webhookUrl: saved.webhookUrl ?? '',
    webhookPhone: saved.webhookPhone ?? '',
    webhookMinutes: String(saved.webhookAfterMinutes),
    ...{ tone, volume, untilAnswered },
    people:
      people?.map(({ _id, quiet, ...person }) => ({ id: _id ?? null, ...person, ...(quiet ?? NO_HOURS) })) ?? null,
  };
}

const NO_HOURS = { from: '', to: '' };

export function ladderInput(draft: LadderDraft): StaffAlarms {
  const { push, hasWebhook, webhookUrl, webhookPhone, webhookMinutes, tone, volume, untilAnswered, people } = draft;
  const minutes = afterInput({ isOn: true, minutes: webhookMinutes }) ?? Number.NaN;
  return {
    pushAfterMinutes: afterInput(push),
    webhookAfterMinutes: minutes,
    webhookUrl: hasWebhook ? webhookUrl.trim() : null,
    webhookPhone: hasWebhook && webhookPhone.trim() ? webhookPhone : null,
    ...{ tone, volume, untilAnswered },
    ...(people && { people: people.map(personInput) }),
  };
}

function personInput({ id, from, to, ...person }: PersonDraft): PersonToCall {
  const quiet = from || to ? { from, to } : null;
  return { ...(id !== null && { _id: id }), ...person, quiet };
}
