import { useId } from 'react';
import { useMessages } from '../../../app/app-context.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useCheckout } from '../checkout-context.ts';
import { GAP_BLOCK } from '../gaps.ts';

/** The question for the customer's age, where something in the cart asks for one. */
export function AgeSection() {
  const t = useMessages('checkout');
  const { checkout, draft, change } = useCheckout();
  const { minimumAge: age } = checkout;
  const textId = useId();
  const errorId = useId();
  if (age === null) return null;
  const isMissing = draft.isChecked && !draft.ageConfirmed;
  return (
    <Panel title={t('age_title')} id={GAP_BLOCK.age} tabIndex={-1}>
      <p id={textId} className="muted">
        {t('age_text')}
      </p>
      <Checkbox
        name="ageConfirmed"
        checked={draft.ageConfirmed}
        aria-invalid={isMissing}
        aria-describedby={`${textId} ${errorId}`}
        onChange={({ currentTarget }) => change({ type: 'set', values: { ageConfirmed: currentTarget.checked } })}
      >
        {t('age_confirm', { age })}
      </Checkbox>
      <FieldError id={errorId}>{isMissing ? t('age_required') : null}</FieldError>
    </Panel>
  );
}
