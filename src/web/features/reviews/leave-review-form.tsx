import { type FormEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { getTrackedOrder, reviewTrackedOrder } from '../../../contract/endpoints/order-links.ts';
import { leaveReview } from '../../../contract/endpoints/reviews.ts';
import type { ReviewInput } from '../../../contract/reviews.ts';
import type { ApiFailure } from '../../../contract/transport.ts';
import { MAX } from '../../../domain/limits.ts';
import { refusalText } from '../../app/api/refusal-text.ts';
import { type Translate, useApp, useLanguage, useMessages } from '../../app/app-context.ts';
import { ratingText } from '../../app/rating-text.ts';
import { useUnsaved } from '../../app/use-unsaved.ts';
import { Button } from '../../ui/button.tsx';
import { StarInput } from '../../ui/fields/star-input.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Alert } from '../../ui/signs/alert.tsx';
import { currentRestaurant } from '../restaurant/restaurant-resource.ts';
import styles from './leave-review-form.module.css';
import { REVIEWS_KEY } from './reviews-resource.ts';

interface LeaveReviewFormProps {
  restaurantId: string;
  /** The token of the tracking link by which the order is reviewed; missing: by who is here. */
  link?: string | undefined;
  onSent(): void;
}

/**
 * Rating and comment for an order; without `orderId` in the query the server takes the newest order not reviewed yet.
 * The only rule, that a rating is given, is checked here: the contract's schema would add 8 kB.
 */
export function LeaveReviewForm({ restaurantId, link, onSent }: LeaveReviewFormProps) {
  const t = useMessages('reviews');
  const sentences = useMessages('fields');
  const language = useLanguage();
  const { api, resources } = useApp();
  const [query] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const unsaved = useUnsaved('review', () => form.current && readReview(form.current, null));
  const [isMissing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const wasLost = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { currentTarget } = event;
    if (isSending) return;
    const input = readReview(currentTarget, query.get('orderId'));
    setMissing(!input.rating);
    setRefusal(null);
    if (!input.rating) {
      (currentTarget.elements.namedItem('rating') as HTMLElement | null)?.focus();
      return;
    }
    setSending(true);
    const { rating, comment } = input;
    const result = link
      ? await api.call(reviewTrackedOrder, { body: { token: link, rating, comment }, quiet: true })
      : await api.call(leaveReview, {
          params: { restaurantId: query.get('restaurantId') || restaurantId },
          body: input,
          quiet: true,
        });
    const failure = result.ok || (await hasArrived(result.failure, input)) ? null : result.failure;
    setSending(false);
    if (failure) return setRefusal(failureText(failure, t));
    resources.forget(REVIEWS_KEY);
    void resources.reload(currentRestaurant);
    onSent();
  }

  /** Whether a review whose answer was lost is with the restaurant all the same: the order then counts as reviewed. */
  async function hasArrived({ kind }: ApiFailure, { orderId }: ReviewInput): Promise<boolean> {
    if (kind === 'network') wasLost.current = true;
    if (!wasLost.current || !(link || orderId)) return false;
    const asked = { quiet: true };
    const answer = await (link
      ? api.call(getTrackedOrder, { body: { token: link }, ...asked })
      : api.orders.byId(orderId ?? '', asked));
    return answer.ok && answer.data.order.isReviewed;
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      data-early
      onInput={() => setMissing(false)}
      onSubmit={(event) => void submit(event)}
    >
      {refusal && <Alert>{refusal}</Alert>}
      <StarInput
        label={t('your_rating')}
        name="rating"
        defaultValue={unsaved?.rating}
        text={(value) => (value ? t('rating_value', { rating: ratingText(value, language) }) : t('no_rating'))}
        error={isMissing ? sentences('rating_required') : null}
      />
      <TextArea
        label={t('your_comment')}
        optional={t('optional')}
        name="comment"
        defaultValue={unsaved?.comment ?? undefined}
        rows={6}
        maxLength={MAX.reviewComment}
        cutText={sentences('was_cut')}
        counter
      />
      <Button type="submit" size="lg" full busy={isSending}>
        {t('submit')}
      </Button>
    </form>
  );
}

/** A rating of 0 means that none is given. */
function readReview(form: HTMLFormElement, orderId: string | null): ReviewInput {
  const data = new FormData(form);
  const comment = String(data.get('comment') ?? '').trim();
  return { rating: Number(data.get('rating')), comment, ...(orderId && { orderId }) };
}

/** The texts of specification section 8, "Reviews". */
function failureText(failure: ApiFailure, t: Translate<'reviews'>): string {
  return failure.kind === 'problem' ? refusalText(failure) || t('submit_failed') : t('unexpected');
}
