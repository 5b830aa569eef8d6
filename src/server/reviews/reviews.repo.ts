import { type Selectable, sql } from 'kysely';
import type { ReviewsQuery } from '../../contract/reviews.ts';
import type { Language } from '../../domain/languages.ts';
import type { Db } from '../platform/database/database.ts';
import type { ReviewRepliesTable, ReviewsTable } from '../platform/tables/review-tables.ts';
import { starsOf } from './rating.repo.ts';

export type ReviewRow = Selectable<ReviewsTable>;
export type ReplyRow = Selectable<ReviewRepliesTable>;

export interface ReviewsPageRows {
  reviews: ReviewRow[];
  replies: ReplyRow[];
  /** Imported comments in the reader's language, by id of the review or reply. */
  comments: Map<string, string>;
  /** Number of reviews on all pages. */
  count: number;
  /** The `until` of the query in ms, else when the newest review was written; null if there is none. */
  until: number | null;
}

export type ReviewsCondition = Omit<ReviewsQuery, 'isVisible'> & {
  isVisible: boolean;
  isAnswered?: boolean | undefined;
};

/** One page of reviews. Those of equal stars come by their time; ties are broken by id, so that pages neither repeat nor omit any. */
export async function readReviews(
  db: Db,
  restaurantId: string,
  language: Language,
  { page, limit, rating, isVisible, isAnswered, sortBy, sortOrder, until: asked }: ReviewsCondition,
): Promise<ReviewsPageRows> {
  const latest = asked === undefined ? null : Date.parse(asked);
  const all = reviewsOf(db, restaurantId, isVisible)
    .$if(isAnswered !== undefined, (query) =>
      query.where(({ exists, not, selectFrom }) => {
        const replies = exists(
          selectFrom('review_replies')
            .select('review_replies.id')
            .where('review_replies.restaurant_id', '=', restaurantId)
            .whereRef('review_replies.review_id', '=', 'reviews.id'),
        );
        return isAnswered ? replies : not(replies);
      }),
    )
    .$if(latest !== null, (query) => query.where('created_at', '<=', latest ?? 0));
  const atLeast = Math.ceil((rating ?? 0) * 2);
  const rated = all.$if(rating !== undefined, (query) => query.where('half_stars', '>=', atLeast));
  // The unary plus keeps the database from using the index by rating and then sorting all matches by time.
  const inTime = all.$if(rating !== undefined, (query) => query.where(sql<number>`+half_stars`, '>=', atLeast));
  const reviews = await (sortBy === 'rating' ? rated : inTime)
    .selectAll()
    .$if(sortBy === 'rating', (query) => query.orderBy('half_stars', sortOrder))
    .orderBy('created_at', sortOrder)
    .orderBy('id', sortOrder)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const count =
    isVisible && isAnswered === undefined
      ? await countVisible(db, restaurantId, atLeast, latest)
      : await counted(rated);
  const until = latest ?? (await newestOf(all));
  const replies = await repliesOf(db, restaurantId, reviews);
  const comments = await commentsOf(db, restaurantId, language, [...reviews, ...replies]);
  return { reviews, replies, comments, count, until };
}

function reviewsOf(db: Db, restaurantId: string, isVisible: boolean) {
  return db.selectFrom('reviews').where('restaurant_id', '=', restaurantId).where('is_visible', '=', Number(isVisible));
}

type Reviews = ReturnType<typeof reviewsOf>;

/**
 * Number of visible reviews, from the stored counts and without those newer than `latest`: counting rows would take longer the
 * more there are.
 */
async function countVisible(db: Db, restaurantId: string, atLeast: number, latest: number | null): Promise<number> {
  const stars = await starsOf(db, restaurantId);
  const count = stars.reduce((sum, each) => sum + (each.half_stars >= atLeast ? each.count : 0), 0);
  if (latest === null) return count;
  const newer = reviewsOf(db, restaurantId, true).where('created_at', '>', latest);
  return count - (await counted(newer.where(sql<number>`+half_stars`, '>=', atLeast)));
}

async function counted(reviews: Reviews): Promise<number> {
  const { count } = await reviews.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

async function newestOf(reviews: Reviews): Promise<number | null> {
  const newest = await reviews.select('created_at').orderBy('created_at', 'desc').limit(1).executeTakeFirst();
  return newest?.created_at ?? null;
}

async function repliesOf(db: Db, restaurantId: string, reviews: ReviewRow[]): Promise<ReplyRow[]> {
  if (reviews.length === 0) return [];
  const ids = reviews.map((review) => review.id);
  return db
    .selectFrom('review_replies')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('review_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

async function commentsOf(
  db: Db,
  restaurantId: string,
  language: Language,
  things: { id: string }[],
): Promise<Map<string, string>> {
  if (things.length === 0) return new Map();
  const ids = things.map((thing) => thing.id);
  const rows = await db
    .selectFrom('texts')
    .select(['subject_id', 'text'])
    .where('restaurant_id', '=', restaurantId)
    .where('lang', '=', language)
    .where('subject', 'in', ['review', 'review_reply'])
    .where('subject_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.subject_id, row.text]));
}
