import { type ReactNode, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { useLanguage } from '../../../../app/app-context.ts';
import { useSettled } from '../../../app/use-settled.ts';
import styles from './flow.module.css';
import { guessed, type Measures, measured } from './measures.ts';
import { type Page, pack, type Room, type TicketPart } from './pack.ts';
import { useFonts } from './use-fonts.ts';
import { useStillness } from './use-stillness.ts';

/** More tickets than these are never in view; those further on are measured once their page comes near. */
const AHEAD = 30;

/** What a ticket is about. */
interface Ticketed {
  _id: string;
}

interface FlowProps<T extends Ticketed> {
  /** Those that are due first come first. */
  orders: readonly T[];
  /** What else than the width of a column and the size of type decides how high a ticket is, as text. */
  heightBy(order: T): string;
  /** How many dishes it has. */
  dishesOf(order: T): number;
  /** When it is due (ms since the epoch). */
  dueOf(order: T): number;
  room: Room;
  scale: number;
  /** The page that is open, from 0. */
  page: number;
  /** What was asked for: another lane, page or search is shown at once. */
  asked: string;
  /** A ticket, or a part of it; `null`: to be measured. */
  ticket(order: T, part: TicketPart | null): ReactNode;
  /** The tile that turns the page. */
  turn(left: readonly T[]): ReactNode;
  onPages(pages: number): void;
}

/** The tickets of a lane in columns of their own height. Whatever leaves keeps its place empty until nobody touches the screen. */
export function Flow<T extends Ticketed>(props: FlowProps<T>) {
  const { orders, room, scale, page, asked, ticket, turn, onPages } = props;
  const { pages, pool, toMeasure } = usePages(props);
  const open = Math.min(page, pages.length - 1);
  const place = `${asked} ${open} ${room.columns} ${room.height} ${scale}`;
  const shown = useStillness<Page>(pages[open] as Page, place);
  const settled = useSettled<HTMLDivElement>('article');
  const byId = new Map(orders.map((order) => [order._id, order]));
  const rest = shown.left.flatMap((id) => byId.get(id) ?? []);
  const count = pages.length;
  useLayoutEffect(() => onPages(count), [count, onPages]);
  return (
    <>
      <div ref={settled} className={styles.columns} style={{ gap: room.gap }}>
        {Array.from({ length: room.columns }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <ul key={at} className={styles.column} style={{ gap: room.gap }}>
            {(shown.columns[at] ?? []).map((part) => {
              const order = byId.get(part.id);
              return (
                // What gets lower keeps its place, too: the tickets below it stay where they are until the page is packed again.
                <li key={`${part.id} ${part.from}`} style={{ minHeight: part.height }}>
                  {order && ticket(order, part)}
                </li>
              );
            })}
            {at === room.columns - 1 && rest.length > 0 && !shown.isFull && <li>{turn(rest)}</li>}
          </ul>
        ))}
      </div>
      <div ref={pool} className={styles.pool} aria-hidden="true" inert style={{ width: widthOf(room) }}>
        {toMeasure.map((order) => (
          <div key={order._id} data-measured={order._id}>
            {ticket(order, null)}
          </div>
        ))}
      </div>
    </>
  );
}

/** As wide as a column, in CSS. */
function widthOf({ columns, gap }: Room): string {
  return `calc((100% - ${(columns - 1) * gap}px) / ${columns})`;
}

/** The lane's pages. What is not measured yet and comes near is rendered into `pool`, and measured before it is painted. */
function usePages<T extends Ticketed>({ orders, heightBy, dishesOf, dueOf, room, scale, page }: FlowProps<T>) {
  const language = useLanguage();
  const measures = useRef<Measures>(new Map());
  const pool = useRef<HTMLDivElement>(null);
  const [round, again] = useReducer((count: number) => count + 1, 0);
  const fonts = useFonts();
  const frame = `${room.width} ${room.columns} ${scale} ${language} ${fonts}`;
  const keyOf = (order: T) => `${order._id} ${heightBy(order)} ${frame}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures are read, and `round` says that there are new ones
  const pages = useMemo(
    () =>
      pack(
        orders.map((order) => ({
          id: order._id,
          due: dueOf(order),
          measure: measures.current.get(keyOf(order)) ?? guessed(dishesOf(order), scale),
        })),
        room,
      ),
    [orders, room.height, frame, round],
  );
  const from = pages[Math.min(page, pages.length - 1)]?.from ?? 0;
  const toMeasure = orders.slice(0, from + AHEAD).filter((order) => !measures.current.has(keyOf(order)));
  useLayoutEffect(() => {
    if (toMeasure.length === 0) return;
    for (const each of pool.current?.querySelectorAll<HTMLElement>('[data-measured]') ?? []) {
      const order = toMeasure.find(({ _id }) => _id === each.dataset['measured']);
      const article = each.querySelector<HTMLElement>('article');
      if (order && article) measures.current.set(keyOf(order), measured(article));
    }
    forget(measures.current, new Set(orders.map(({ _id }) => _id)));
    again();
  });
  return { pages, pool, toMeasure };
}

function forget(measures: Measures, ids: ReadonlySet<string>): void {
  if (measures.size < 2 * ids.size + 200) return;
  for (const key of measures.keys()) if (!ids.has(key.slice(0, key.indexOf(' ')))) measures.delete(key);
}
