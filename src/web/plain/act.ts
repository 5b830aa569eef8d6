import type { PlainVisit } from '../../contract/page-handler.ts';
import type { AppContext } from '../app/app-context.ts';
import type { PageAddress } from '../app/page.ts';
import type { Plain } from '../app/plain.ts';

/** The app context of a visit without scripts. */
export type PlainApp = AppContext & { plain: Plain };

export interface Sent {
  form: URLSearchParams;
  address: PageAddress;
  visit: PlainVisit;
  /** What today's menu has changed in the cart since it was shown, in sentences. */
  changes: readonly string[];
}

/** A form did what it should and leads on, with what the next page says; or the same page answers, and says what is missing. */
export type PlainStep =
  | { to: string; visit?: Partial<PlainVisit>; notices?: string[] }
  | { to: null; notices: string[]; isRefused: boolean };

/** What the form of a page does. */
export type Act = (app: PlainApp, sent: Sent) => Promise<PlainStep>;

/** The page is shown again with what was typed, and these sentences. */
export function refuse(...notices: string[]): PlainStep {
  return { to: null, notices, isRefused: true };
}
