import { memo, useEffect, useRef, useState } from 'react';
import { setOptionAvailability, setProductAvailability } from '../../../../contract/endpoints/menu-record.ts';
import type { Availability, AvailabilityInput } from '../../../../contract/staff/staff-availability.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { listed } from '../../../app/format/format.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { StatusChip } from '../../../ui/signs/chip.tsx';
import { useStaff } from '../../app/staff-context.ts';
import styles from './availability-row.module.css';
import { BackOn } from './back-on.tsx';
import { DishPortions } from './dish-portions.tsx';
import type { MenuItem } from './menu-items.ts';
import { useOutText } from './use-out-text.ts';

interface AvailabilityRowProps {
  item: MenuItem;
  /** Called after a change; for pages that keep the item's state themselves. */
  onChanged?: (changed: Availability) => void;
}

/** A dish or an option: the first tap marks it as run out, the second says for how long. */
export const AvailabilityRow = memo(function AvailabilityRow({ item, onChanged }: AvailabilityRowProps) {
  const t = useMessages('availability');
  const { isSending, isAsking, ask, set } = useAvailability(item, onChanged);
  const today = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) today.current?.focus();
  }, [isAsking]);
  const language = useLanguage();
  const { name, isAvailable, unavailableUntil, usedUp } = item;
  const until = (input: AvailabilityInput['until']) => void set({ isAvailable: false, until: input });
  const [isDated, setDated] = useState(false);
  const out = useOutText(unavailableUntil);
  return (
    <li className={styles.row} data-out={isAvailable ? undefined : ''}>
      <span className={styles.name}>
        <span>{name}</span>
        {!isAvailable && <StatusChip colour="red">{out}</StatusChip>}
        {usedUp && <StatusChip colour="red">{t('used_up', { groups: listed(usedUp, language) })}</StatusChip>}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's name would be read before every button */}
      <span role="group" aria-label={name} className={styles.actions}>
        {isAsking && isDated ? (
          <BackOn
            isSending={isSending}
            onSet={until}
            onCancel={() => {
              setDated(false);
              ask(false);
            }}
          />
        ) : isAsking ? (
          <>
            <Button ref={today} busy={isSending} onClick={() => until('today')}>
              {t('today')}
            </Button>
            <Button variant="tonal" busy={isSending} onClick={() => until('changed')}>
              {t('until_changed')}
            </Button>
            <Button variant="tonal" onClick={() => setDated(true)}>
              {t('until_date')}
            </Button>
            <IconButton icon="x" label={t('cancel')} className={styles.cancel} onClick={() => ask(false)} />
          </>
        ) : isAvailable ? (
          <>
            {item.portionsLeft !== undefined && <DishPortions item={item} />}
            <Button
              variant="text"
              className={styles.quiet}
              onClick={() => {
                setDated(false);
                ask(true);
              }}
            >
              {t('mark_out')}
            </Button>
          </>
        ) : (
          <Button before="check" busy={isSending} onClick={() => void set({ isAvailable: true })}>
            {t('mark_back')}
          </Button>
        )}
      </span>
    </li>
  );
});

function useAvailability({ kind, _id }: MenuItem, onChanged?: (changed: Availability) => void) {
  const t = useMessages('availability');
  const { snackbar } = useApp();
  const { call, menu } = useStaff();
  const [isAsking, ask] = useState(false);
  const [isSending, setIsSending] = useState(false);
  async function set(input: AvailabilityInput): Promise<void> {
    setIsSending(true);
    const asked = { params: { id: _id }, body: input, quiet: true };
    const result = await (kind === 'product'
      ? call(setProductAvailability, asked)
      : call(setOptionAvailability, asked));
    setIsSending(false);
    ask(false);
    if (result.ok) {
      menu.take(result.data.data);
      onChanged?.(result.data.data);
    } else snackbar.show(refusalText(result.failure) || t('not_saved'), { tone: 'error' });
  }
  return { isSending, isAsking, ask, set };
}
