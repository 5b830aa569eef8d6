import { createApi } from '../../contract/api-client.ts';
import { browserTransport } from './api/browser-transport.ts';
import type { PageData } from './api/page-data.ts';
import { refusalText } from './api/refusal-text.ts';
import { Resources } from './api/resources.ts';
import type { AppContext } from './app-context.ts';
import { createBusy } from './hosts/busy.ts';
import { createDialogs } from './hosts/dialogs.ts';
import { createSnackbar } from './hosts/snackbar.ts';
import { Messages } from './i18n/i18n.ts';
import { createSession, type Session } from './session/session.ts';
import { readJson, writeJson } from './storage/storage.ts';

/** Creates the app context of this visit from the data that the document carries. */
export function createBrowserApp(page: PageData): AppContext {
  const snackbar = createSnackbar();
  const messages = new Messages(page.language);
  messages.add(page.messages);
  const say = (key: string) => messages.i18n._(`shell.${key}`);

  const session: Session = createSession(
    createApi(
      browserTransport({
        language: () => messages.language,
        token: async () => session.token(),
        unauthorised: async () => '',
        refused: () => {},
      }),
    ),
    {
      expired: () => snackbar.show(say('session_expired'), { tone: 'warning' }),
      recovered: () => void resources.reloadShown(),
      ended: () => resources.forget('my/'),
    },
  );
  const api = createApi(
    browserTransport({
      language: () => messages.language,
      token: () => session.token(),
      // A refused request is not repeated (specification section 7): a customer who is still signed in is told to press again.
      unauthorised: async () => ((await session.recover()) ? say('session_renewed') : ''),
      refused: (failure) => snackbar.show(refusalText(failure) || say('error_occurred'), { tone: 'error' }),
    }),
  );
  const resources = new Resources(api, {
    read: (key) => readJson(`kept/${messages.language}/${key}`),
    write: (key, data) => writeJson(`kept/${messages.language}/${key}`, data),
  });
  resources.seed(page.resources);

  addEventListener('online', () => void resources.reloadShown());
  return {
    api,
    resources,
    messages,
    session,
    snackbar,
    dialogs: createDialogs(),
    busy: createBusy(),
    renderedAt: page.renderedAt,
    origin: location.origin,
  };
}
