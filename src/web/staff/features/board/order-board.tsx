import { type CSSProperties, useCallback, useId, useMemo, useState } from 'react';
import { useMessages } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { useLater } from '../../../app/use-later.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { useMember, useStaff } from '../../app/staff-context.ts';
import { useTicking } from '../../app/ticker.ts';
import { BoardBar } from './bar/board-bar.tsx';
import { BoardStrip } from './bar/board-strip.tsx';
import { SearchBar } from './bar/search-bar.tsx';
import { useHorizon } from './card/use-horizon.ts';
import { EarlierOrders } from './earlier-orders.tsx';
import { PHONE, ticketScale } from './flow/room-of.ts';
import { useSize } from './flow/use-size.ts';
import { useStillness } from './flow/use-stillness.ts';
import { kitchenLook } from './kitchen-look.ts';
import { BoardSkeleton } from './lanes/board-skeleton.tsx';
import { LaneTabs } from './lanes/lane-tabs.tsx';
import { arrange, LANES, type Lane, type Lanes } from './lanes/lanes.ts';
import { OpenLane } from './lanes/open-lane.tsx';
import { PageTurner } from './lanes/page-turner.tsx';
import { Missed } from './missed.tsx';
import { OrderActions } from './order-actions.tsx';
import styles from './order-board.module.css';
import { EVERYTHING, matchesSearch } from './order-search.ts';
import { Shelf } from './shelf/shelf.tsx';
import { MINUTE_MS } from './urgency.ts';

/** From this width (CSS pixels) the bar has room for what is needed less often, too. */
const ROOMY = 1150;

/** The kitchen's board: one lane of open orders as tickets in columns, and below it, always, what cooks and what is ready. */
export function OrderBoard() {
  const t = useMessages('board');
  const { board } = useStaff();
  const { day, orders, unseen: notShown } = useStore(board.state);
  const unseen = useStillness(notShown, '');
  const [search, setSearch] = useState(EVERYTHING);
  const [isSearching, setIsSearching] = useState(false);
  const [{ lane, page }, setPlace] = useState<{ lane: Lane; page: number }>({ lane: 'new', page: 0 });
  const [pages, setPages] = useState(1);
  const panel = useId();
  const look = useStore(kitchenLook);
  const lanes = useLanes();
  const { ref, size } = useSize<HTMLDivElement>();
  const isPreparing = useKnownRestaurant()?.isPreparing ?? false;
  const isEmpty = orders.size === 0;
  const isSought = search !== EVERYTHING;
  const open = useMemo(() => openOf(lanes), [lanes]);
  // What somebody looks for may be in any lane.
  const shown = useMemo(
    () => (isSought ? open.filter(matchesSearch(search)) : lanes[lane]),
    [open, lanes, lane, isSought, search],
  );
  const turn = useCallback((next: number) => setPlace((before) => ({ ...before, page: next })), []);
  const isPaused = useTicking(() => isAhead(day?.orderingPausedUntil, board.now()));
  const at = Math.min(page, pages - 1);
  const isPhone = size !== null && size.width < PHONE;
  const nav = (
    <>
      <LaneTabs lanes={lanes} open={lane} panel={panel} onOpen={(next) => setPlace({ lane: next, page: 0 })} />
      <PageTurner page={at} pages={pages} onTurn={turn} />
    </>
  );
  return (
    <OrderActions orders={orders}>
      <div
        className={styles.page}
        data-contrast={look.contrast || undefined}
        style={{ '--kitchen-type': ticketScale(size?.width ?? 0, look.type) } as CSSProperties}
      >
        <h1 className="visually-hidden">{t('title')}</h1>
        {day ? (
          <>
            {/* Until it opens there is nothing to look at or to pause, and the first steps lead. */}
            {!(isPreparing && isEmpty) && (
              <>
                <BoardBar
                  day={day}
                  done={lanes.done}
                  isSearching={isSearching}
                  isPaused={isPaused}
                  isWide={(size?.width ?? 0) >= ROOMY}
                  onSearch={() => {
                    setIsSearching(!isSearching);
                    setSearch(EVERYTHING);
                  }}
                  lanes={isPhone ? null : nav}
                />
                {isPhone && <div className={styles.narrow}>{nav}</div>}
                {isSearching ? (
                  <SearchBar
                    search={search}
                    stations={day.stations}
                    onChange={(next) => {
                      setSearch(next);
                      turn(0);
                    }}
                    shown={isSought ? shown.length : open.length}
                    all={open.length}
                  />
                ) : (
                  <BoardStrip day={day} cooking={lanes.cooking} isPaused={isPaused} />
                )}
              </>
            )}
            <Missed />
            {unseen > 0 && <p className={styles.unseen}>{t('unseen', { count: unseen })}</p>}
            <div ref={ref} id={panel} role="tabpanel" aria-labelledby={`${panel}-${lane}`} className={styles.panel}>
              {isEmpty ? (
                <NoOrders />
              ) : (
                size && (
                  <OpenLane
                    orders={shown}
                    size={size}
                    page={at}
                    asked={isSought ? JSON.stringify(search) : lane}
                    isNew={lane === 'new'}
                    onTurn={turn}
                    onPages={setPages}
                  />
                )
              )}
            </div>
            {!isEmpty && size && <Shelf lanes={lanes} open={lane} width={size.width} />}
          </>
        ) : (
          <BoardSkeleton />
        )}
      </div>
    </OrderActions>
  );
}

/** The orders by lane, again when one of them comes to the cooks because its time has come. */
function useLanes(): Lanes {
  const { board } = useStaff();
  const { orders } = useStore(board.state);
  const horizon = useHorizon();
  const minute = useTicking(() => Math.floor(board.now() / MINUTE_MS));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time is read by the minute
  return useMemo(() => arrange(orders.values(), board.now(), horizon), [orders, horizon, minute]);
}

function openOf(lanes: Lanes) {
  return LANES.flatMap((lane) => lanes[lane]);
}

function isAhead(instant: string | null | undefined, now: number): boolean {
  return typeof instant === 'string' && Date.parse(instant) > now;
}

function NoOrders() {
  const t = useMessages('board');
  const mayTakeSteps = useMember()?.permissions.includes('settings') ?? false;
  const file = useLater(() => import('../first-steps/first-steps.tsx'), mayTakeSteps);
  const quiet = (
    <EmptyState
      emoji="cooking"
      title={t('empty_title')}
      text={t('empty_text')}
      action={<EarlierOrders />}
      className={styles.empty}
    />
  );
  return mayTakeSteps && file ? <file.FirstStepsPanel otherwise={quiet} /> : quiet;
}
