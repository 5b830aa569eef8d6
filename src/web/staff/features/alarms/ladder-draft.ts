import type { StaffAlarms, StaffAlarmsRecord } from '../../../../contract/staff/staff-alarms.ts';
import { type AfterDraft, afterDraft, afterInput } from '../acceptance/acceptance-draft.ts';

/** The ladder and the boards' sound, as typed. */
export interface LadderDraft extends Pick<StaffAlarms, 'tone' | 'volume' | 'untilAnswered'> {
  push: AfterDraft;
  hasWebhook: boolean;
  webhookUrl: string;
  webhookPhone: string;
  webhookMinutes: string;
}

export function ladderDraft(saved: StaffAlarmsRecord): LadderDraft {
  const { tone, volume, untilAnswered } = saved;
  return {
    push: afterDraft(saved.pushAfterMinutes),
    hasWebhook: saved.webhookUrl !== null,
    webhookUrl: saved.webhookUrl ?? '',
    webhookPhone: saved.webhookPhone ?? '',
    webhookMinutes: String(saved.webhookAfterMinutes),
    ...{ tone, volume, untilAnswered },
  };
}

export function ladderInput(draft: LadderDraft): StaffAlarms {
  const { push, hasWebhook, webhookUrl, webhookPhone, webhookMinutes, tone, volume, untilAnswered } = draft;
  const minutes = afterInput({ isOn: true, minutes: webhookMinutes }) ?? Number.NaN;
  return {
    pushAfterMinutes: afterInput(push),
    webhookAfterMinutes: minutes,
    webhookUrl: hasWebhook ? webhookUrl.trim() : null,
    webhookPhone: hasWebhook && webhookPhone.trim() ? webhookPhone : null,
    ...{ tone, volume, untilAnswered },
  };
}
