import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Api } from '../../contract/api-client.ts';
import type { Language } from '../../domain/languages.ts';
import type { SectionName, Sections } from '../messages/sections.ts';
import type { Resource, ResourceState } from './api/resource.ts';
import type { Resources } from './api/resources.ts';
import type { Dialogs } from './hosts/dialogs.ts';
import type { Snackbar } from './hosts/snackbar.ts';
import type { Messages } from './i18n/i18n.ts';
import type { Plain } from './plain.ts';
import type { Session } from './session/session.ts';

/** What pages and their parts may use. On the server the session's state is `unknown`, and messages and dialogs reach nobody. */
export interface AppContext {
  api: Api;
  resources: Resources;
  messages: Messages;
  session: Session;
  snackbar: Snackbar;
  dialogs: Dialogs;
  /** `run` shows the full-screen "Loading..." while `work` is pending. */
  busy: { run<T>(work: () => Promise<T>): Promise<T> };
  /** When the document was rendered (ms since the epoch): the current time for whatever renders before hydration is over. */
  renderedAt: number;
  /** The page's own origin, for canonical links. */
  origin: string;
  /** The visit without scripts that the server renders the page for; absent: none, as always in a browser. */
  plain?: Plain;
}

const Context = createContext<AppContext | null>(null);
export const AppProvider = Context.Provider;

export function useApp(): AppContext {
  const app = useContext(Context);
  if (!app) throw new Error('useApp outside AppProvider');
  return app;
}

/** The state of an API answer, which is fetched on mount unless a fresh one is there. */
export function useResource<T>(resource: Resource<T>): ResourceState<T> & { reload: () => void } {
  const { resources } = useApp();
  const { key } = resource;
  const state = useSyncExternalStore(
    (listener) => resources.subscribe(key, listener),
    () => resources.state(resource),
    () => resources.renderedState(resource),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the resource's identity
  useEffect(() => {
    void resources.ensure(resource);
  }, [resources, key]);
  return { ...state, reload: () => void resources.reload(resource) };
}

type Values = Record<string, string | number>;
/** Translates a key of one section: `t('title', { name })`. */
export type Translate<S extends SectionName> = (key: keyof Sections[S] & string, values?: Values) => string;

export function useMessages<S extends SectionName>(section: S): Translate<S> {
  const { i18n } = useApp().messages;
  const version = useI18nVersion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version changes with the language, and once missing texts come
  return useMemo(() => (key, values) => i18n._(`${section}.${key}`, values), [i18n, section, version]);
}

/** The language of the interface. */
export function useLanguage(): Language {
  useI18nVersion();
  return useApp().messages.language;
}

function useI18nVersion(): object {
  const { messages } = useApp();
  return useSyncExternalStore(
    (listener) => messages.i18n.on('change', listener),
    () => messages.i18n.messages,
    () => messages.i18n.messages,
  );
}

/**
 * The current time (ms since the epoch), looked at every so many ms, and whenever `fact` is another one: what has just come is not
 * judged by the time before it. While hydrating the time at which the document was rendered.
 */
export function useNow(everyMs = 60_000, fact?: unknown): number {
  const { renderedAt } = useApp();
  const [now, setNow] = useState(renderedAt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fact says when to look
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, fact]);
  return now;
}

/** False on the server and while hydrating; true afterwards, and on pages without scripts, which know their visitor. */
export function useHydrated(): boolean {
  const { plain } = useApp();
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => import.meta.env.SSR && plain !== undefined,
  );
}
