import { createContext, useContext } from 'react';
import { type Call, caller } from '../../../contract/endpoints/call.ts';
import { getStaffMember } from '../../../contract/endpoints/team.ts';
import type { StaffMember } from '../../../contract/staff/staff-me.ts';
import { browserTransport } from '../../app/api/browser-transport.ts';
import type { LiveSocket, LiveState } from '../../app/api/live.ts';
import { refusalText } from '../../app/api/refusal-text.ts';
import type { Resource } from '../../app/api/resource.ts';
import { type AppContext, useApp, useResource } from '../../app/app-context.ts';
import { createStore, type Store } from '../../app/storage/store.ts';
import { BoardStore } from './board-store.ts';
import { MenuStore } from './menu-store.ts';
import type { OthersSteps } from './others-steps.ts';
import { createSound, type Sound } from './sound.ts';
import { StepQueue } from './step-queue.ts';

/** What the staff's pages share. It lives as long as the visit, so that a waiting step survives a change of pages. */
export interface Staff {
  call: Call;
  board: BoardStore;
  steps: StepQueue;
  /** What can still be withdrawn on other screens, by order. */
  others: Store<OthersSteps>;
  menu: MenuStore;
  sound: Sound;
  /** Whether the session was lost, and nobody has taken notice yet (`session-alarm.ts`). */
  alarm: Store<boolean>;
  live: Store<LiveState>;
  /** The connection to the staff's room; null: there is none now. */
  room: Store<LiveSocket | null>;
  /** What the page that is open calls itself, for the browser's tab; null: it does not say. */
  pageTitle: Store<string | null>;
  member: Resource<{ data: StaffMember }>;
}

const Context = createContext<Staff | null>(null);
export const StaffProvider = Context.Provider;

export function useStaff(): Staff {
  const staff = useContext(Context);
  if (!staff) throw new Error('useStaff outside StaffProvider');
  return staff;
}

/** The staff member who is signed in; null: not known yet, or no member. */
export function useMember(): StaffMember | null {
  const { resources } = useApp();
  const { member } = useStaff();
  const { data } = useResource(member);
  return (data ?? resources.peek(member))?.data ?? null;
}

/** Creates the staff's part of the app. The session is shared with the storefront. */
export function createStaff(app: AppContext): Staff {
  const say = (key: string) => app.messages.i18n._(`shell.${key}`);
  const transport = browserTransport({
    language: () => app.messages.language,
    token: () => app.session.token(),
    unauthorised: async () => ((await app.session.recover()) ? say('session_renewed') : ''),
    refused: (failure) => app.snackbar.show(refusalText(failure) || say('error_occurred'), { tone: 'error' }),
    unanswered: () => app.snackbar.show(app.messages.i18n._('staff.no_answer'), { tone: 'error' }),
  });
  const call = caller(transport);
  const board = new BoardStore(call);
  app.session.state.subscribe(() => app.session.state.get().status === 'signed-in' || board.clear());
  return {
    call,
    board,
    steps: new StepQueue(call, board),
    others: createStore<OthersSteps>(new Map()),
    menu: new MenuStore(call),
    sound: createSound(),
    alarm: createStore(false),
    live: createStore<LiveState>('connecting'),
    room: createStore<LiveSocket | null>(null),
    pageTitle: createStore<string | null>(null),
    // By the prefix `my/` it is forgotten when the session ends.
    member: { key: 'my/staff', fetch: () => call(getStaffMember, { quiet: true }) },
  };
}
