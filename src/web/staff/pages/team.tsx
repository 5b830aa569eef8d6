import { TeamPage } from '../features/team/team-page.tsx';

/** Who works at the restaurant. */
export function Component() {
  return <TeamPage />;
}
