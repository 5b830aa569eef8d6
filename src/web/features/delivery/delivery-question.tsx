import type { FormEvent } from 'react';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { MAX } from '../../../domain/limits.ts';
import { useHydrated, useMessages } from '../../app/app-context.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { DeliveryAnswer } from './delivery-answer.tsx';
import styles from './delivery-question.module.css';
import { useDeliveryCheck } from './use-delivery-check.ts';
import { canLocate } from './where-i-am.ts';

export interface DeliveryQuestionProps {
  restaurant: Restaurant;
  /** On the menu and in the cart it is folded until somebody asks. */
  on: 'home' | 'menu' | 'cart';
  /** What is in the cart (decimal): then it is told what is missing. */
  subtotal?: number;
}

/** "Do we deliver to you?": for how much, from what sum and how soon, before anything is ordered and without an account. */
export function DeliveryQuestion({ restaurant, on, subtotal }: DeliveryQuestionProps) {
  const t = useMessages('delivery-check');
  const isHydrated = useHydrated();
  const { text, answer, failure, isBusy, type, askTyped, askHere } = useDeliveryCheck(restaurant._id, on === 'cart');
  const isMeasured = restaurant.deliverySettings.zones?.some(({ postcodes }) => !postcodes);
  const canTap = isHydrated && !import.meta.env.SSR && isMeasured && canLocate();

  function submit(event: FormEvent): void {
    event.preventDefault();
    askTyped();
  }

  const question = (
    <>
      <form method="post" data-early className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={t('question')}
          hideLabel={on !== 'home'}
          icon="map-pin"
          name="deliverTo"
          placeholder={t('placeholder')}
          autoComplete="postal-code"
          maxLength={MAX.addressSearch}
          value={text}
          error={failure && t(failure)}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          trail={canTap && <IconButton icon="locate-fixed" label={t('where_i_am')} onClick={() => void askHere()} />}
        />
        <Button type="submit" variant="tonal" busy={isBusy} className={styles.check}>
          {t('check')}
        </Button>
      </form>
      <div role="status">
        {answer && <DeliveryAnswer {...{ answer, restaurant, subtotal }} leadsOn={on === 'home'} />}
      </div>
    </>
  );
  if (on === 'home') return <section className={styles.home}>{question}</section>;
  return (
    <details className={styles.folded} open={answer !== null}>
      <summary>{t('question')}</summary>
      {question}
    </details>
  );
}
