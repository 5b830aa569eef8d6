import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
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
  /** Far down: hydrates when somebody comes near or begins to use the page, or when it is at rest. */
  untilSeen?: boolean;
}

/**
 * A part that hydrates later. Its props must not change before: a part that the server rendered takes none, or texts
 * that stay, so that nothing above can disturb it.
 */
export function later<P extends object = object>(
  load: () => Promise<ComponentType<P>>,
  { StandIn, untilSeen = false }: Stay = {},
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  let see = () => {};
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
    setTimeout(() => {
      see();
      loadPart().catch(() => {});
    }, AT_REST_AFTER_MS);
  }
  return memo(function Later(props: P) {
    // What is there already must not wait for a second drawing: the page would move.
    const [Part] = useState<ComponentType<P>>(() => Loaded ?? Lazy);
    return (
      <LaterArea standIn={StandIn && <StandIn />} onSeen={untilSeen && Part === Lazy ? see : undefined}>
        <Part {...props} />
      </LaterArea>
    );
  });
}

interface AreaProps {
  standIn?: ReactNode;
  onSeen?: (() => void) | undefined;
  children: ReactNode;
}

/** What hydrates after the page around it: because its script comes later, or the answer that it shows (`late`). */
export function LaterArea({ standIn, onSeen, children }: AreaProps) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (onSeen && area.current) return whenSeen(area.current, onSeen);
  }, [onSeen]);
  return (
    <div ref={area} className={styles.part} data-later="">
      <Suspense fallback={standIn}>
        {children}
        <Ready area={area} />
      </Suspense>
    </div>
  );
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
