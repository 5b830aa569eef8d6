import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** A mouse may be outside for so long, as in the gap between button and menu, before the menu closes. */
const LEAVE_MS = 160;
/** The menu keeps this far from the window's left edge, in px. */
const EDGE = 8;

/** The behaviour of a menu: hover, click, Enter and arrows open it or move in it; Escape, leaving and choosing close it. */
export function useMenu() {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef(false);
  const [open, setOpen] = useState(false);
  /** The entry that gets the focus once the menu is open; null: it was opened by mouse or touch, and none does. */
  const [first, setFirst] = useState<'start' | 'end' | null>(null);

  const items = () => [...(root.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

  // biome-ignore lint/correctness/useExhaustiveDependencies: items are read when the menu opens
  useEffect(() => {
    if (!open || !first) return;
    const all = items();
    const checked = all.find((item) => item.getAttribute('aria-checked') === 'true');
    (first === 'end' ? all.at(-1) : (checked ?? all[0]))?.focus();
  }, [open, first]);

  useLayoutEffect(() => {
    const left = open && popover.current?.getBoundingClientRect().left;
    if (left && left < EDGE) popover.current?.style.setProperty('--shift', `${EDGE - left}px`);
  }, [open]);

  useEffect(() => () => clearTimeout(leaving.current), []);

  function show(focus: typeof first): void {
    clearTimeout(leaving.current);
    setFirst(focus);
    setOpen(true);
  }
  function close(returnFocus = false): void {
    setOpen(false);
    setFirst(null);
    if (returnFocus) button.current?.focus();
  }
  function move(event: KeyboardEvent, step: number): void {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    event.preventDefault();
    all[(at + step + all.length) % all.length]?.focus();
  }

  return {
    open,
    button,
    popover,
    close,
    area: {
      ref: root,
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && !open && show(null),
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') leaving.current = setTimeout(close, LEAVE_MS);
      },
      onPointerDown: (event: PointerEvent) => {
        touched.current = event.pointerType !== 'mouse';
      },
      onPointerMove: () => clearTimeout(leaving.current),
      onBlur: (event: FocusEvent) => {
        if (open && event.relatedTarget && !root.current?.contains(event.relatedTarget as Node)) close();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape' && open) close(true);
        else if (event.key === 'Tab') close();
        else if (event.key === 'ArrowDown') open ? move(event, 1) : show('start');
        else if (event.key === 'ArrowUp') open ? move(event, -1) : show('end');
        else if (event.key === 'Home' && open) items()[0]?.focus();
        else if (event.key === 'End' && open) items().at(-1)?.focus();
        else return;
        if (event.key !== 'Tab') event.preventDefault();
      },
    },
    /** A click by key has `detail` 0. With a mouse, hovering has opened the menu already, and the click must not close it. */
    press(event: MouseEvent): void {
      const byKey = event.detail === 0;
      if (open && (byKey || touched.current)) close();
      else show(byKey ? 'start' : null);
    },
  };
}
