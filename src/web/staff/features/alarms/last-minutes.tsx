import { useMessages } from '../../../app/app-context.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Draft } from '../../app/use-draft.ts';
import type { LadderDraft } from './ladder-draft.ts';

/** When the last step is taken: the address and people are called at one time. */
export function LastMinutes({ draft }: { draft: Pick<Draft<LadderDraft>, 'value' | 'change' | 'errorOf'> }) {
  const t = useMessages('alarms');
  return (
    <TextField
      label={t('webhook_minutes')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      value={draft.value.webhookMinutes}
      error={draft.errorOf('webhookAfterMinutes')}
      onChange={({ currentTarget }) => draft.change({ webhookMinutes: currentTarget.value })}
    />
  );
}
