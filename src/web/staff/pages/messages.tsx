import { Inbox } from '../features/inbox/inbox.tsx';

/** The messages of the contact form. */
export function Component() {
  return <Inbox />;
}
