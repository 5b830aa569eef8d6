import { useSearchParams } from 'react-router';
import { type ReviewInput, reviewInput } from '../../../contract/reviews.ts';
import type { ApiFailure } from '../../../contract/transport.ts';
import { MAX } from '../../../domain/limits.ts';
import { type Translate, useApp, useLanguage, useMessages } from '../../app/app-context.ts';
import { refusalText } from '../../app/refusal-text.ts';
import { type FormRefusal, refusalOf, useForm } from '../../app/use-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { StarInput } from '../../ui/star-input.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { currentRestaurant } from '../restaurant/restaurant-resource.ts';
import styles from './leave-review-form.module.css';
import { ratingText } from './rating-text.ts';
import { REVIEWS_KEY } from './reviews-resource.ts';

/** Stars and words for an order; without `orderId` the server takes the newest one not yet reviewed. */
export function LeaveReviewForm({ restaurantId, onSent }: { restaurantId: string; onSent: () => void }) {
  const t = useMessages('reviews');
  const language = useLanguage();
  const { api, resources } = useApp();
  const [query] = useSearchParams();
  const orderId = query.get('orderId');
  const { form, errorOf, message, isSending } = useForm<ReviewInput>({
    schema: reviewInput,
    read: (data) => ({
      // 0 is nothing chosen.
      rating: Number(data.get('rating')) || undefined,
      comment: String(data.get('comment') ?? ''),
      ...(orderId && { orderId }),
    }),
    async send(input) {
      const result = await api.reviews.leave(query.get('restaurantId') || restaurantId, input);
      if (!result.ok) return refusal(result.failure, t);
      resources.forget(REVIEWS_KEY);
      void resources.reload(currentRestaurant);
      onSent();
      return null;
    },
  });
  return (
    <form className={styles.form} data-early {...form}>
      {message && <Alert>{message}</Alert>}
      <StarInput
        label={t('your_rating')}
        name="rating"
        text={(value) => (value ? t('rating_value', { rating: ratingText(value, language) }) : t('no_rating'))}
        error={errorOf('rating')}
      />
      <TextArea
        label={t('your_comment')}
        optional={t('optional')}
        name="comment"
        rows={6}
        maxLength={MAX.reviewComment}
        counter
        error={errorOf('comment')}
      />
      <Button type="submit" size="lg" full busy={isSending}>
        {t('submit')}
      </Button>
    </form>
  );
}

/** Specification section 8, "Reviews". */
function refusal(failure: ApiFailure, t: Translate<'reviews'>): FormRefusal {
  if (failure.kind !== 'problem') return { fields: {}, message: t('unexpected') };
  return refusalOf(failure.problem.errors, ['rating', 'comment'], refusalText(failure) || t('submit_failed'));
}
