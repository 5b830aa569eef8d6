import { MailingListPage } from '../features/mailing-list/mailing-list-page.tsx';

/** Who has agreed to be sent news. */
export function Component() {
  return <MailingListPage />;
}
