import { useState } from 'react';
import { changeReviewVisibility, removeReply as removeReplyOf } from '../../../../contract/endpoints/staff-reviews.ts';
import type { StaffReview } from '../../../../contract/staff/staff-reviews.ts';
import type { ApiResult } from '../../../../contract/transport.ts';
import { isTheRestaurants } from '../../../../domain/people/staff-roles.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { ReviewCard } from '../../../features/reviews/review-card.tsx';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/signs/chip.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { HideDialog } from './hide-dialog.tsx';
import { ReplyForm } from './reply-form.tsx';
import styles from './staff-review-card.module.css';

interface StaffReviewCardProps {
  review: StaffReview;
  onChanged(review: StaffReview): void;
}

/** A review with the actions of the staff: reply, hide, show again. */
export function StaffReviewCard({ review, onChanged }: StaffReviewCardProps) {
  const t = useMessages('staff-reviews');
  const { dialogs, busy, snackbar } = useApp();
  const { call } = useStaff();
  const [opened, setOpened] = useState<'reply' | 'hide' | null>(null);
  const { _id: id, isVisible, hiddenBecause } = review;

  /** Resolves to whether it was done. */
  async function put(
    word: string,
    work: () => Promise<ApiResult<{ data: { review: StaffReview } }>>,
  ): Promise<boolean> {
    const answer = await busy.run(work);
    if (!answer.ok) return false;
    onChanged(answer.data.data.review);
    snackbar.show(word, { tone: 'success' });
    return true;
  }
  async function removeReply(replyId: string): Promise<void> {
    const isSure = await dialogs.ask({
      title: t('remove_title'),
      html: t('remove_text'),
      confirmText: t('remove_reply'),
      cancelText: t('keep'),
    });
    if (isSure) await put(t('removed'), () => call(removeReplyOf, { params: { id, replyId } }));
  }

  return (
    <ReviewCard
      review={review}
      replyActions={(reply) =>
        isTheRestaurants(reply.userRole) && (
          <Button
            variant="text"
            size="sm"
            before="trash-2"
            className={styles.remove}
            onClick={() => void removeReply(reply._id)}
          >
            {t('remove_reply')}
          </Button>
        )
      }
    >
      {!isVisible && (
        <p className={styles.hidden}>
          <Tag icon="eye-off" tone="grey">
            {t('is_hidden')}
          </Tag>
          <span>{hiddenBecause}</span>
        </p>
      )}
      {opened === 'reply' ? (
        <ReplyForm
          review={review}
          onClose={() => setOpened(null)}
          onSent={(changed) => {
            setOpened(null);
            onChanged(changed);
            snackbar.show(t('replied'), { tone: 'success' });
          }}
        />
      ) : (
        <div className={styles.actions}>
          <Button variant="tonal" before="reply" onClick={() => setOpened('reply')}>
            {t('reply')}
          </Button>
          {isVisible ? (
            <Button variant="text" before="eye-off" onClick={() => setOpened('hide')}>
              {t('hide')}
            </Button>
          ) : (
            <Button
              variant="text"
              before="eye"
              onClick={() =>
                void put(t('is_shown'), () =>
                  call(changeReviewVisibility, { params: { id }, body: { isVisible: true } }),
                )
              }
            >
              {t('show')}
            </Button>
          )}
        </div>
      )}
      {opened === 'hide' && (
        <HideDialog
          close={() => setOpened(null)}
          hide={(reason) =>
            put(t('is_hidden_now'), () =>
              call(changeReviewVisibility, { params: { id }, body: { isVisible: false, reason } }),
            )
          }
        />
      )}
    </ReviewCard>
  );
}
