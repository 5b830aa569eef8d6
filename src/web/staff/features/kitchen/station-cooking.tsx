import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react';
import type { StationScreen } from '../../../../contract/staff/staff-stations.ts';
import type { ApiFailure } from '../../../../contract/transport.ts';
import { calledName } from '../../../../domain/orders/call-number.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/signs/skeleton.tsx';
import { keepScreenAwake } from '../../app/screen-awake.ts';
import { useStaff } from '../../app/staff-context.ts';
import { dishesToCook } from '../board/bar/dishes-to-cook.ts';
import { DishCounts } from '../board/bar/to-cook.tsx';
import { Flow } from '../board/flow/flow.tsx';
import { ticketScale } from '../board/flow/room-of.ts';
import { useSize } from '../board/flow/use-size.ts';
import { useStillness } from '../board/flow/use-stillness.ts';
import { kitchenLook } from '../board/kitchen-look.ts';
import { PageTurner } from '../board/lanes/page-turner.tsx';
import { lineKey } from './bump-queue.ts';
import { CalledOff } from './called-off.tsx';
import { CookingOrder } from './cooking-order.tsx';
import { RecallButton } from './recall-button.tsx';
import { forgetBump, noteBump } from './recent-bumps.ts';
import barStyles from './station-bar.module.css';
import { StationBar } from './station-bar.tsx';
import type { StationCalls } from './station-calls.ts';
import styles from './station-cooking.module.css';
import { stationRoom } from './station-room.ts';
import { useBumpBar } from './use-bump-bar.ts';
import { useScreen } from './use-screen.ts';

type CookedOrder = StationScreen['orders'][number];

/** The same one again: what holds still looks for another one. */
const NONE: StationScreen['calledOff'] = [];

interface StationCookingProps {
  calls: StationCalls;
  /** Called when the server refuses the screen. */
  onFailure?(failure: ApiFailure): void;
}

/** What a station cooks now. A tap says that a line is done; for ten seconds another one takes that back, later the recall. */
export function StationCooking({ calls, onFailure }: StationCookingProps) {
  const t = useMessages('kitchen');
  const { sound } = useStaff();
  const screen = useScreen(calls, onFailure);
  const { value, failure, tapped } = screen;
  const { ref, size } = useSize<HTMLDivElement>();
  const { type } = useStore(kitchenLook);
  const [page, setPage] = useState(0);
  const [pages, setPages] = useState(1);
  const name = value?.station.name ?? t('title');
  // A line that is done, and the key of a ticket, go only when no finger is on its way.
  const kept = useStillness(tapped, '');
  const orders = stillShown(value, (line) => tapped.has(line) || kept.has(line));
  const isCut = useStillness(failure !== null, '');
  const refused = useStillness(screen.refused, '') && screen.refused;
  const keyed = useStillness(orders.map(({ _id }) => _id).join(' '), '').split(' ');
  const at = Math.min(page, pages - 1);
  useEffect(() => {
    document.title = name;
  }, [name]);
  useEffect(() => keepScreenAwake(sound.state), [sound]);
  useChime(value);

  const bump = (order: CookedOrder, position: number, isDone: boolean) => {
    const line = order.lines.find((each) => each.position === position);
    const where = { orderId: order._id, position };
    if (isDone && line) {
      noteBump({
        ...where,
        called: calledName(order),
        dish: line.productName,
        at: new Date(screen.now()).toISOString(),
      });
    } else forgetBump(where);
    screen.bump({ ...where, isDone });
  };
  useBumpBar((index) => {
    const order = orders.find(({ _id }) => _id === keyed[index]);
    for (const line of order?.lines ?? []) if (!line.isDone && order) bump(order, line.position, true);
  });
  const pageTurned = useCallback((next: number) => setPages(next), []);

  return (
    <div className={styles.page} style={{ '--kitchen-type': ticketScale(size?.width ?? 0, type) } as CSSProperties}>
      <StationBar
        name={name}
        zone={value?.timezone ?? 'UTC'}
        now={screen.now}
        isLive={screen.isLive && !failure}
        open={orders.length}
        unsent={screen.unsent}
      >
        <RecallButton
          onRecall={(recent) => {
            forgetBump(recent);
            screen.bump({ orderId: recent.orderId, position: recent.position, isDone: false });
          }}
        />
        {pages > 1 && <PageTurner page={at} pages={pages} onTurn={setPage} />}
      </StationBar>
      {isCut && <Alert>{t('no_line')}</Alert>}
      {refused && (
        <Alert
          actions={
            <Button variant="outline" size="sm" onClick={screen.forgetRefused}>
              {t('seen')}
            </Button>
          }
        >
          {t('refused')}
        </Alert>
      )}
      <CalledOff orders={value?.calledOff ?? NONE} />
      {orders.length > 0 && (
        <div className={barStyles.counts}>
          <DishCounts dishes={dishesToCook(orders.flatMap(openLines))} lang={orders[0]?.lang} />
        </div>
      )}
      <div ref={ref} className={styles.orders}>
        {value === null && !failure && (
          <SkeletonArea label={t('title')}>
            <Skeleton shape="block" className={styles.loading} />
          </SkeletonArea>
        )}
        {value && orders.length === 0 && (
          <EmptyState framed emoji="cooking" title={t('nothing')} text={t('nothing_text')} />
        )}
        {size && orders.length > 0 && (
          <Flow
            orders={orders}
            heightBy={({ lines, others, changedAt, changes = [] }) =>
              `${lines.length} ${others.length} ${changedAt ?? ''} ${changes.length}`
            }
            dishesOf={({ lines }) => lines.length}
            // What is due as soon as possible is due before everything else.
            dueOf={({ dueAt }) => Date.parse(dueAt ?? '') || 0}
            room={stationRoom(size, type)}
            scale={ticketScale(size.width, type)}
            page={at}
            asked={value?.station._id ?? ''}
            onPages={pageTurned}
            ticket={(order, part) => (
              <CookingOrder
                order={order}
                part={part}
                keyCap={keyed.indexOf(order._id)}
                zone={value?.timezone ?? 'UTC'}
                now={screen.now}
                onBump={(position, isDone) => bump(order, position, isDone)}
              />
            )}
            turn={(left) => (
              <button type="button" className={styles.turn} onClick={() => setPage(at + 1)}>
                {t('more_orders', { count: left.length })}
              </button>
            )}
          />
        )}
      </div>
    </div>
  );
}

/** What is not done yet, or was just tapped. */
function stillShown(value: StationScreen | null, isRecent: (line: string) => boolean): CookedOrder[] {
  return (value?.orders ?? [])
    .map((order) => ({
      ...order,
      lines: order.lines.filter(
        ({ isDone, position }) => !isDone || isRecent(lineKey({ orderId: order._id, position })),
      ),
    }))
    .filter(({ lines }) => lines.length > 0);
}

function openLines({ lines }: CookedOrder) {
  return lines
    .filter(({ isDone }) => !isDone)
    .map(({ productName, quantity, options }) => ({
      ...{ productId: productName, productName, quantity },
      selectedOptions: options.map(({ valueLabel }) => ({ valueLabel, priceAdjustment: 0 })),
    }));
}

/** Rings for a ticket that has come, and for one that was called off or changed. */
function useChime(value: StationScreen | null): void {
  const { sound } = useStaff();
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!value) return;
    const now = new Set([
      ...value.orders.map(({ _id, changedAt }) => `${_id} ${changedAt ?? ''}`),
      ...value.calledOff.map(({ _id }) => `${_id} off`),
    ]);
    const before = known.current;
    known.current = now;
    if (before && [...now].some((each) => !before.has(each))) sound.chime();
  }, [value, sound]);
}
