import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Elements } from '../ui/content.tsx';
import { AppProvider, useApp } from './app-context.ts';
import { replayLateTaps } from './early-taps.ts';
import styles from './later.module.css';
import { whenOnline } from './when-online.ts';
import { whenSeen } from './when-seen.ts';

/*
 * Parts below the fold are rendered with the page, but hydrated after it, from a file of their own: the first script
 * stays small. Such files end in `.later.tsx`: the server inlines their styles (`server/pages/assets.ts`).
 */
const loads: (() => Promise<unknown>)[] = [];

/** Resolves once the scripts of all such parts are loaded, of every page that was loaded so far. */
export async function laterParts(): Promise<void> {
  await Promise.all(loads.map((load) => load()));
}

/** A part's script is fetched this long (ms) after its page's even if nobody wants it yet: then it opens at once, also offline. */
const AT_REST_AFTER_MS = 3000;
/** The same for parts of the first screen. A loading state must be there before somebody's patience ends (`resources.ts`). */
const SOON_MS = 800;

interface Stay {
  /** Shown until the part is there; for parts that the server never renders. */
  StandIn?: ComponentType;
  /**
   * For parts far down the page, whose texts the document leaves out. They hydrate once all texts are loaded and somebody scrolls
   * near them, begins to use the page, or nothing else is going on. `far` promises more: no first screen shows any of it, so that
   * on pages which set `farParts` in their head its styles, too, wait for the whole style sheet.
   */
  untilSeen?: 'near' | 'far';
}

/**
 * A component that hydrates later than the page around it. If the server rendered it, its props must not change before that:
 * React would throw the rendered markup away and draw the part anew. So such parts take no props, or texts that never change.
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
    // An error in a part costs the whole page, while a part that waits only stays as it was rendered.
    return { default: await whenOnline(loadPart) };
  });
  if (!import.meta.env.SSR) {
    // On a slow line this may come before the page hydrates. A part whose texts are not there yet must still wait for them, so
    // that its script may be loaded, but not count as `Loaded`.
    setTimeout(() => (untilSeen ? load : loadPart)().catch(() => {}), untilSeen ? AT_REST_AFTER_MS : SOON_MS);
  }
  return memo(function Later(props: P) {
    // A part that is loaded is rendered with the page: rendered after it, as by `Lazy`, it would shift the layout.
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
  children: Elements;
}

/** Whatever is in it hydrates after the page around it, because its script comes later, or the answer that it shows (`late`). */
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

/** Renders its children without noting which texts they read, so that the document does not carry those texts. Server only. */
function Unsent({ children }: { children: ReactNode }) {
  const app = useApp();
  return <AppProvider value={app.unsent ?? app}>{children}</AppProvider>;
}

/** Repeats the taps that came before the part had taken over. */
function Ready({ area }: { area: { current: HTMLElement | null } }) {
  useEffect(() => {
    area.current?.removeAttribute('data-later');
    replayLateTaps();
  }, [area]);
  return null;
}
