/** Whether something happens to unanswered orders, and after how many minutes, as typed. */
export interface AfterDraft {
  isOn: boolean;
  minutes: string;
}

/** `minutes`: null for never. */
export function afterDraft(minutes: number | null): AfterDraft {
  return { isOn: minutes !== null, minutes: minutes === null ? '' : String(minutes) };
}

export function afterInput({ isOn, minutes }: AfterDraft): number | null {
  if (!isOn) return null;
  return /^\d+$/.test(minutes.trim()) ? Number(minutes) : Number.NaN;
}
