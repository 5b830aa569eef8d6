import { describe, expect, it } from 'vitest';
import { pack, type Room, type Sized } from './pack.ts';

const room: Room = { columns: 2, width: 400, height: 500, gap: 6, again: 30, follows: 25, turn: 50 };
const ticket = (id: string, dishes: number, row = 40, dueMinute = 0): Sized => ({
  id,
  due: dueMinute * 60_000,
  measure: { top: 60, said: 0, rows: Array.from({ length: dishes }, () => row), foot: 60 },
});
const shown = (tickets: Sized[], asked: Room = room) =>
  pack(tickets, asked).map(({ columns }) =>
    columns.map((column) => column.map(({ id, from, to, more }) => (more || from ? `${id} ${from}-${to}` : id))),
  );

describe('tickets in columns', () => {
  it('stand below each other, each as high as it is, and turn the page where no more fit', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((id) => ticket(id, 3));
    expect(shown(five.slice(0, 3))).toEqual([[['a', 'b'], ['c']]]);
    expect(shown(five.slice(0, 4))).toEqual([
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ]);
    // The tile that turns the page needs room, too.
    expect(shown(five)).toEqual([[['a', 'b'], ['c']], [['d', 'e']]]);
    expect(shown(five, { ...room, height: 560 })).toEqual([
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      [['e']],
    ]);
  });

  it('go on in the next column if they are long, and begin there if they are short', () => {
    expect(shown([ticket('a', 4), ticket('long', 5)])).toEqual([[['a', 'long 0-3'], ['long 3-5']]]);
    expect(shown([ticket('a', 5), ticket('short', 3)])).toEqual([[['a'], ['short']]]);
  });

  it('leave no column empty for the tile that turns the page: where both have no room, the ticket has it', () => {
    const high = ticket('high', 9);
    expect(shown([ticket('a', 9), high, ticket('b', 2)])).toEqual([[['a'], ['high']], [['b']]]);
    expect(pack([ticket('a', 9), high, ticket('b', 2)], room)[0]).toMatchObject({ isFull: true, left: ['b'] });
    const phone = { ...room, columns: 1 };
    expect(shown([high, ticket('b', 2)], phone)).toEqual([[['high']], [['b']]]);
    expect(pack([ticket('a', 2), ticket('b', 9)], phone)[0]).not.toHaveProperty('isFull');
  });

  it('are never cut: one that is higher than a screen goes on as often as it must', () => {
    const dishes = pack([ticket('feast', 30)], { ...room, columns: 1 }).flatMap(({ columns }) =>
      columns.flatMap((column) => column.map(({ from, to }) => to - from)),
    );
    expect(dishes.reduce((all, each) => all + each, 0)).toBe(30);
    for (const page of pack([ticket('a', 2), ticket('feast', 30), ticket('b', 9)], room)) {
      for (const column of page.columns) {
        expect(column.reduce((all, { height }) => all + height, 0)).toBeLessThanOrEqual(room.height);
      }
    }
  });

  it('say where each page begins, so that all are on one', () => {
    const many = Array.from({ length: 40 }, (_, at) => ticket(String(at), 1 + (at % 8)));
    const pages = pack(many, room);
    const ids = new Set(pages.flatMap(({ columns }) => columns.flat().map(({ id }) => id)));
    expect(ids.size).toBe(40);
    expect(pages.at(-1)?.left).toEqual([]);
    expect(pages.map(({ from }) => 40 - from).slice(1)).toEqual(pages.map(({ left }) => left.length).slice(0, -1));
  });

  it('fill what a short one leaves empty from behind it, with what is due within five minutes and fits', () => {
    const others = [ticket('b', 3), ticket('c', 2, 30, 1), ticket('d', 1, 40, 5), ticket('e', 1, 40, 6)];
    expect(shown([ticket('a', 5), ...others])).toEqual([
      [
        ['a', 'd'],
        ['b', 'c'],
      ],
      [['e']],
    ]);
    // One that is due later waits for its turn.
    expect(shown([ticket('a', 5), ticket('b', 3), ticket('e', 1, 40, 6)])).toEqual([[['a'], ['b', 'e']]]);
  });

  it('begin a column with what is due first, and are each shown once, whatever their heights', () => {
    const tickets = Array.from({ length: 60 }, (_, at) => ticket(String(at), 1 + ((at * 7) % 9), 34, at));
    for (const columns of [1, 3, 5]) {
      const pages = pack(tickets, { ...room, columns });
      const parts = pages.flatMap((page) => page.columns.flat());
      const whole = parts.filter(({ more }) => more === 0).map(({ id }) => id);
      expect(whole.toSorted((one, other) => Number(one) - Number(other))).toEqual(tickets.map(({ id }) => id));
      let before = -1;
      for (const [first] of pages.flatMap((page) => page.columns)) {
        expect(Number(first?.id ?? before)).toBeGreaterThanOrEqual(before);
        before = Number(first?.id ?? before);
      }
    }
  });

  it('go on from the last column to another page only where no page has them whole', () => {
    expect(shown([ticket('a', 9), ticket('b', 9), ticket('feast', 14)])).toEqual([
      [['a'], ['b']],
      [['feast 0-10'], ['feast 10-14']],
    ]);
    expect(shown([ticket('a', 9), ticket('feast', 14), ticket('b', 1)])).toEqual([
      [['a'], ['b']],
      [['feast 0-10'], ['feast 10-14']],
    ]);
  });
});
