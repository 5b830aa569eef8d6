import type { Review } from '../../../contract/reviews.ts';
import { useLanguage, useMessages } from '../../app/app-context.ts';
import { DATE, dateTime } from '../../app/format/format.ts';
import { ratingText } from '../../app/rating-text.ts';
import type { Elements } from '../../ui/content.tsx';
import { Tag } from '../../ui/signs/chip.tsx';
import { Stars } from '../../ui/signs/stars.tsx';
import { useRestaurant } from '../restaurant/restaurant-resource.ts';
import { commentLines } from './comment-lines.ts';
import styles from './review-card.module.css';
import { TranslateComment } from './translate-comment.tsx';

interface ReviewCardProps {
  review: Review;
  /** The actions beside a reply, such as the staff's. */
  replyActions?: (reply: Review['replies'][number]) => Elements;
  /** Shown at the end of the card. */
  children?: Elements;
}

/** A customer's review with the replies to it. */
export function ReviewCard({ review, replyActions, children }: ReviewCardProps) {
  const t = useMessages('reviews');
  const language = useLanguage();
  const { userName, rating, comment, createdAt, replies } = review;
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <span className={styles.avatar} aria-hidden="true">
          {initials(userName)}
        </span>
        <div>
          <h3 className={styles.name}>{userName}</h3>
          <PostedAt instant={createdAt} />
        </div>
      </header>
      <Stars value={rating} label={t('rated', { rating: ratingText(rating, language) })} />
      <p className={comment ? styles.comment : styles.noComment}>{comment ? commentLines(comment) : t('no_comment')}</p>
      {review.isTranslatable && comment && <TranslateComment text={comment} />}
      {replies.length > 0 && (
        <ul className={styles.replies} aria-label={t('replies')}>
          {replies.map((reply) => (
            <li key={reply._id} className={styles.reply}>
              <div className={styles.replyHead}>
                <RoleChip role={reply.userRole} />
                <b>{reply.userName}</b>
                <PostedAt instant={reply.createdAt} />
              </div>
              <p className={styles.comment}>{commentLines(reply.comment)}</p>
              {reply.isTranslatable && <TranslateComment text={reply.comment} />}
              {replyActions?.(reply)}
            </li>
          ))}
        </ul>
      )}
      {children}
    </article>
  );
}

/** Owner and Manager speak for the restaurant; everybody else is a user. */
function RoleChip({ role }: { role: string }) {
  const t = useMessages('reviews');
  if (role !== 'Owner' && role !== 'Manager') return <Tag className={styles.user}>{t('role_user')}</Tag>;
  return (
    <Tag tone="accent" icon="store">
      {t(role === 'Owner' ? 'role_owner' : 'role_manager')}
    </Tag>
  );
}

function PostedAt({ instant }: { instant: string }) {
  const language = useLanguage();
  const zone = useRestaurant()?.timezone ?? 'UTC';
  return (
    <time className={styles.date} dateTime={instant}>
      {dateTime(instant, zone, language, DATE)}
    </time>
  );
}

/** The initials of a name for its avatar: of its first and last word. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => [...(word ?? '?')][0]?.toUpperCase()).join('');
}
