import { useState } from 'react';
import { MAX } from '../../../../domain/limits.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { ListedOptions } from '../../../features/cart/listed-options.tsx';
import { cleanNote } from '../../../features/menu/choice/plain-choice.ts';
import { Stepper } from '../../../ui/fields/stepper.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { amountDraft } from '../../app/amount-draft.ts';
import { useMember } from '../../app/staff-context.ts';
import { MoneyField } from '../editing/money-field.tsx';
import styles from './order-lines.module.css';
import { withQuantityOf } from './phone-deal.ts';
import { type DraftLine, signatureOf, withLine } from './phone-draft.ts';
import type { PhoneOrder } from './use-phone-order.ts';

/** The dishes of the order, with their number; managers may agree on another price. */
export function OrderLines({ order }: { order: PhoneOrder }) {
  const t = useMessages('phone-order');
  const { lines } = order.draft;
  if (lines.length === 0) return <p className="muted">{t('empty')}</p>;
  return (
    <ul className={styles.lines}>
      {lines.map((line, place) => {
        const isFollowing = line.deal !== undefined && lines[place - 1]?.deal?.key === line.deal.key;
        return <Line key={signatureOf(line)} line={line} order={order} isFollowing={isFollowing} />;
      })}
    </ul>
  );
}

interface LineProps {
  line: DraftLine;
  order: PhoneOrder;
  /** Whether the line above it is of the same deal, and counts for all of it. */
  isFollowing: boolean;
}

function Line({ line, order, isFollowing }: LineProps) {
  const t = useMessages('phone-order');
  const language = useLanguage();
  const mayOverride = useMember()?.permissions.includes('settings') ?? false;
  const [isPricing, setPricing] = useState(false);
  const { draft, change, quoting, restaurant } = order;
  const { name, quantity, selectedOptions, deal } = line;
  const counted = deal?.name ?? name;
  const priced = quoting.quote?.items.find(({ signature }) => signature === signatureOf(line));

  function set(values: Partial<DraftLine>): void {
    change({ lines: draft.lines.map((each) => (each === line ? { ...each, ...values } : each)) });
  }
  /** Lines with the same words become one. */
  function setNote(typed: string): void {
    const note = cleanNote(typed) || undefined;
    if (note === line.note) return;
    change({
      lines: withLine(
        draft.lines.filter((each) => each !== line),
        { ...line, note },
      ),
    });
  }
  function setQuantity(count: number): void {
    change({ lines: withQuantityOf(draft.lines, line, count) });
  }

  return (
    <li className={styles.line}>
      <p className={styles.name}>
        <b lang={priced?.lang}>{name}</b>
        <ListedOptions options={priced?.selectedOptions ?? selectedOptions} className="small muted" />
        {deal && (
          <span className="small muted" lang={deal.lang}>
            {deal.name}
          </span>
        )}
      </p>
      <span className="num">{priced && money(priced.itemSubtotal, restaurant.currency, language)}</span>
      <div className={styles.controls}>
        {!isFollowing && (
          <Stepper
            value={quantity}
            min={0}
            onChange={setQuantity}
            labels={{
              group: t('quantity', { name: counted }),
              less: t('less', { name: counted }),
              more: t('more', { name: counted }),
            }}
          />
        )}
        {mayOverride && !isPricing && (
          <IconButton icon="pencil" label={t('other_price', { name })} onClick={() => setPricing(true)} />
        )}
      </div>
      {restaurant.takesLineNotes && (
        <TextField
          label={t('line_note', { name })}
          hideLabel
          placeholder={t('line_note_hint')}
          autoComplete="off"
          maxLength={MAX.lineNote}
          defaultValue={line.note ?? ''}
          className={styles.note}
          onBlur={({ currentTarget }) => setNote(currentTarget.value)}
        />
      )}
      {isPricing && <AgreedPrice line={line} menuPrice={priced?.price} order={order} set={set} />}
    </li>
  );
}

interface AgreedPriceProps {
  line: DraftLine;
  menuPrice: number | undefined;
  order: PhoneOrder;
  set(values: Partial<DraftLine>): void;
}

function AgreedPrice({ line: { name }, menuPrice, order, set }: AgreedPriceProps) {
  const t = useMessages('phone-order');
  const language = useLanguage();
  const { currency } = order.restaurant;
  const [text, setText] = useState('');
  const [example] = useState(amountDraft(menuPrice ?? 1, currency, language));
  const amount = (typed: string) => {
    const value = typedAmount(typed, currency);
    return value >= 0 ? value : null;
  };
  const isWrong = text.trim() !== '' && amount(text) === null;
  return (
    <div className={styles.price}>
      <MoneyField
        label={t('price_of_one', { name })}
        value={text}
        currency={currency}
        error={isWrong ? t('price_invalid', { example }) : null}
        onChange={(typed) => {
          setText(typed);
          // Left empty, the menu's price holds.
          set({ agreedPrice: amount(typed) });
        }}
      />
    </div>
  );
}
