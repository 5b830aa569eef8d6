import { isDeclined } from '../../../../domain/menu/declined-choice.ts';
import { pieceLabels } from '../../../../domain/menu/pieces.ts';
import { WISHES, type Wish } from '../../../../domain/orders/wishes.ts';
import { useMessages } from '../../../app/app-context.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useCheckout } from '../checkout-context.ts';
import { WISH_FIELD } from '../plain-draft.ts';
import styles from './wish-section.module.css';

/** What becomes of each dish if it is missing, where the restaurant asks. Nothing is chosen until the customer chooses. */
export function WishSection() {
  const t = useMessages('checkout');
  const { items, draft, change } = useCheckout();
  const options = [
    { value: '' as const, label: t('wish_none') },
    ...WISHES.map((value) => ({ value, label: t(`wish_${value}`) })),
  ];
  return (
    <Panel title={t('wishes_title')}>
      <p className="muted">{t('wishes_text')}</p>
      <div className={styles.wishes}>
        {items.map(({ signature, quantity, name, selectedOptions }) => (
          <SelectField<Wish | ''>
            key={signature}
            name={WISH_FIELD + signature}
            label={[
              `${quantity} × ${name}`,
              ...pieceLabels(selectedOptions.filter((option) => !isDeclined(option))),
            ].join(', ')}
            value={draft.wishes[signature] ?? ''}
            options={options}
            onChange={({ currentTarget }) => {
              const wish = currentTarget.value as Wish | '';
              change({ type: 'set', values: { wishes: { ...draft.wishes, [signature]: wish || undefined } } });
            }}
          />
        ))}
      </div>
    </Panel>
  );
}
