import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { AppProvider, useApp } from './app-context.ts';
import { replayLateTaps } from './early-taps.ts';
import styles from './later.module.css';
import { whenSeen } from './when-seen.ts';

/*
 * Parts below the fold are rendered with the page, but hydrated after it, from a file of their own: the first script
 * stays small. Such files end in `.later.tsx`: the server inlines their styles (`server/pages/assets.ts`).
 */
const loads: (() => Promise<unknown>)[] = [];

/** Resolves when every part of the pages loaded so far is there. */
export async function laterParts(): Promise<void> {
  await Promise.all(loads.map((load) => load()));
}

/** Fetched this long after its page even where nobody asked: then it is there at once, also without a connection. */
const AT_REST_AFTER_MS = 3000;

interface Stay {
  /** Keeps the place of a part that the server never renders. */
  StandIn?: ComponentType;
  /**
   * Far down: hydrates when somebody comes near or begins to use the page, or when it is at rest, and all texts are there. `far`: where
   * the page says so (`farParts` in its head), no first screen shows any of it, and its styles come with the whole sheet.
   */
  untilSeen?: 'near' | 'far';
}

/**
 * A part that hydrates later. Its props must not change before: a part that the server rendered takes none, or texts
 * that stay, so that nothing above can disturb it.
 */
export function later<P extends object = object>(
  load: () => Promise<ComponentType<P>>,
  { StandIn, untilSeen }: Stay = {},
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  let see = (_texts: Promise<void>) => {};
  const seen = new Promise<void>((resolve) => {
    see = resolve;
    if (!untilSeen || import.meta.env.SSR) resolve();
  });
  const loadPart = async () => {
    Loaded = await load();
    return Loaded;
  };
  loads.push(loadPart);
  const Lazy = lazy(async () => {
    await seen;
    return { default: await whenOnline(loadPart) };
  });
  if (!import.meta.env.SSR) {
    // On a slow line that may be before the page hydrates: what has no texts yet must not be there at once.
    setTimeout(() => (untilSeen ? load : loadPart)().catch(() => {}), AT_REST_AFTER_MS);
  }
  return memo(function Later(props: P) {
    // What is there already must not wait for a second drawing: the page would move.
    const [Part] = useState<ComponentType<P>>(() => Loaded ?? Lazy);
    return (
      <LaterArea
        standIn={StandIn && <StandIn />}
        untilSeen={untilSeen}
        onSeen={untilSeen && Part === Lazy ? see : undefined}
      >
        {import.meta.env.SSR && untilSeen ? (
          <Unsent>
            <Part {...props} />
          </Unsent>
        ) : (
          <Part {...props} />
        )}
      </LaterArea>
    );
  });
}

interface AreaProps {
  standIn?: ReactNode;
  untilSeen?: Stay['untilSeen'];
  onSeen?: ((texts: Promise<void>) => void) | undefined;
  children: ReactNode;
}

/** What hydrates after the page around it: because its script comes later, or the answer that it shows (`late`). */
export function LaterArea({ standIn, untilSeen, onSeen, children }: AreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const { messages } = useApp();
  useEffect(() => {
    if (onSeen && area.current) return whenSeen(area.current, () => onSeen(whenOnline(() => messages.complete())));
  }, [onSeen, messages]);
  return (
    <div ref={area} className={styles.part} data-later={untilSeen ?? ''}>
      <Suspense fallback={standIn}>
        {children}
        <Ready area={area} />
      </Suspense>
    </div>
  );
}

/** On the server: its texts are not sent along. */
function Unsent({ children }: { children: ReactNode }) {
  const app = useApp();
  return <AppProvider value={app.unsent ?? app}>{children}</AppProvider>;
}

/** Without a connection the part stays as it was rendered, and takes over when the connection is back. */
async function whenOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return whenOnline(load);
  }
}

/** Taps that came before are done once the part has taken over. */
function Ready({ area }: { area: { current: HTMLElement | null } }) {
  useEffect(() => {
    area.current?.removeAttribute('data-later');
    replayLateTaps();
  }, [area]);
  return null;
}
