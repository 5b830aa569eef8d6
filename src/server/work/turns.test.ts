import { describe, expect, it } from 'vitest';
import { Turns } from './turns.ts';

describe('turns of restaurants', () => {
  it('begin with whoever has waited longest', () => {
    const turns = new Turns({ places: 2, spare: 0 });
    turns.begin('a');
    turns.end('a');
    expect(turns.order(['a', 'b', 'c'])).toEqual(['b', 'c', 'a']);
    turns.begin('b');
    expect(turns.order(['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
  });

  it('forget who has nothing to do', () => {
    const turns = new Turns({ places: 2, spare: 0 });
    turns.begin('a');
    turns.order(['b']);
    expect(turns.order(['a', 'b'])).toEqual(['a', 'b']);
  });

  it('leave spare places to who has nothing under way', () => {
    const turns = new Turns({ places: 2, spare: 1 });
    turns.begin('a');
    turns.begin('a');
    expect([turns.mayBegin('a'), turns.mayBegin('b'), turns.isFull]).toEqual([false, true, false]);
    turns.begin('b');
    expect([turns.mayBegin('c'), turns.isFull]).toEqual([false, true]);
    turns.end('a');
    expect([turns.mayBegin('c'), turns.mayBegin('a')]).toEqual([true, false]);
  });
});
