import type { AppContext } from '../app/app-context.ts';
import { finishSignOut } from '../finish-sign-out.ts';
import { watchSession } from './app/session-alarm.ts';
import type { Staff } from './app/staff-context.ts';

/** Starts what can wait until the first page is shown. */
export function afterStart(app: AppContext, { sound, alarm }: Staff): void {
  void finishSignOut(app);
  watchSession(app.session, sound, alarm);
}
