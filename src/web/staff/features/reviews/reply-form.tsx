import { type FormEvent, useState } from 'react';
import { replyToReview } from '../../../../contract/endpoints/staff-reviews.ts';
import { reviewReplyInput, type StaffReview } from '../../../../contract/staff/staff-reviews.ts';
import { MAX } from '../../../../domain/limits.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { LimitedArea } from '../editing/limited-text.tsx';
import styles from './reply-form.module.css';

interface ReplyFormProps {
  review: StaffReview;
  onClose(): void;
  onSent(review: StaffReview): void;
}

/** The restaurant's public answer. */
export function ReplyForm({ review, onClose, onSent }: ReplyFormProps) {
  const t = useMessages('staff-reviews');
  const office = useMessages('editing');
  const { call } = useStaff();
  const [comment, setComment] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const input = reviewReplyInput.safeParse({ comment });
    if (!input.success) return setError(t('reply_missing'));
    setSending(true);
    const answer = await call(replyToReview, { params: { id: review._id }, body: input.data, quiet: true });
    setSending(false);
    if (answer.ok) onSent(answer.data.data.review);
    else setError(refusalText(answer.failure) || office('not_saved'));
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <LimitedArea
        label={t('reply_to', { name: review.userName })}
        hint={t('reply_hint')}
        value={comment}
        limit={MAX.reviewComment}
        error={error}
        autoFocus
        onChange={({ currentTarget }) => setComment(currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button variant="text" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" before="send" busy={isSending}>
          {t('send_reply')}
        </Button>
      </div>
    </form>
  );
}
