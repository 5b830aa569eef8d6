import { describe, expect, it } from 'vitest';
import { pack, type Room, type Sized } from './pack.ts';

const room: Room = { columns: 2, height: 500, gap: 6, again: 30, follows: 25, turn: 50 };
const ticket = (id: string, dishes: number, row = 40): Sized => ({
  id,
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
    expect(pack([ticket('a', 9), high, ticket('b', 2)], room)[0]).toMatchObject({ isFull: true, to: 2 });
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
    expect(pages.at(-1)?.to).toBe(40);
    expect(pages.map(({ from }) => from).slice(1)).toEqual(pages.map(({ to }) => to).slice(0, -1));
  });
});
