import { MAX } from '../../../../domain/limits.ts';
import type { Override } from '../../../../domain/orders/overrides.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { useMember } from '../../app/staff-context.ts';
import { LimitedField } from '../editing/limited-text.tsx';
import { needsReason } from './phone-draft.ts';
import type { PhoneOrder } from './use-phone-order.ts';

/** What stands in the order's way, and the leave of those who may give it, with their reason. */
export function Overrides({ order }: { order: PhoneOrder }) {
  const t = useMessages('phone-order');
  const sentences = useMessages('fields');
  const { draft, change, quoting, lacksReason } = order;
  const mayOverride = useMember()?.permissions.includes('settings') ?? false;
  const obstacles = draft.lines.length > 0 ? (quoting.quote?.obstacles ?? []) : [];

  function set(override: Override, isGiven: boolean): void {
    const others = draft.overrides.filter((each) => each !== override);
    change({ overrides: isGiven ? [...others, override] : others });
  }

  return (
    <>
      {obstacles.map(({ override, message }) => (
        <Alert key={override} tone="warning">
          <p>{message}</p>
          {mayOverride ? (
            <Checkbox
              checked={draft.overrides.includes(override)}
              onChange={({ currentTarget }) => set(override, currentTarget.checked)}
            >
              {t('override')}
            </Checkbox>
          ) : (
            <p>{t('ask_manager')}</p>
          )}
        </Alert>
      ))}
      {needsReason(draft, quoting.quote) && (
        <LimitedField
          label={t('reason')}
          hint={t('reason_hint')}
          autoComplete="off"
          limit={MAX.staffNote}
          value={draft.reason}
          error={lacksReason ? sentences('required') : null}
          onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
        />
      )}
    </>
  );
}
