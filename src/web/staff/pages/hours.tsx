import { OpeningHoursForm } from '../features/hours/opening-hours.tsx';

/** Opening hours, holidays and other dates. */
export function Component() {
  return <OpeningHoursForm />;
}
