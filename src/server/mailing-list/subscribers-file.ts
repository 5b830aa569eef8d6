import { type ColumnNames, CSV_MARK, type CsvSeparator, csvLine } from '../../contract/csv.ts';
import { recordChange, type StaffAct } from '../editing/record-change.ts';
import { toIso } from '../platform/clock.ts';
import { type Db, inTransaction } from '../platform/database/database.ts';
import { subscribersAfter } from './subscribers.repo.ts';

/** Subscribers read at a time. */
const PAGE = 500;
const COLUMNS = ['email', 'language', 'source', 'askedAt', 'confirmedAt', 'agreedTo', 'versionOfWords'];

/** Everybody on the list with their consent, as a file for spreadsheets in parts. */
export async function* subscribersCsv(
  db: Db,
  restaurantId: string,
  { separator, named }: { separator: CsvSeparator; named: ColumnNames },
): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(COLUMNS.map(named), separator);
  for (let after = '', isMore = true; isMore; ) {
    const page = await subscribersAfter(db, { restaurantId, after, limit: PAGE });
    yield page
      .map((row) =>
        csvLine(
          [
            ...[row.email ?? '', row.language, row.source, toIso(row.asked_at), toIso(row.confirmed_at) ?? ''],
            ...[row.words, row.words_version],
          ],
          separator,
        ),
      )
      .join('');
    after = page.at(-1)?.id ?? '';
    isMore = page.length === PAGE;
  }
}

/** Writes down that somebody took the file along. */
export function recordExport(db: Db, act: StaffAct): Promise<void> {
  const { restaurantId: subjectId } = act;
  return inTransaction(db, (tx) =>
    recordChange(tx, act, {
      action: 'subscribers_exported',
      subject: 'restaurant',
      subjectId,
      before: null,
      after: {},
    }),
  );
}
