import { TodayPage } from '../features/today/today-page.tsx';

/** The office's first page: the day in one look. */
export function Component() {
  return <TodayPage />;
}
