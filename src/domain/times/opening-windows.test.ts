import { describe, expect, it } from 'vitest';
import { dayOf, followEachOther, windowsOf } from './opening-windows.ts';

const lunch = { open: '11:00', close: '15:00' };
const dinner = { open: '18:00', close: '23:00' };

describe('the openings of a day', () => {
  it('are none when it is closed, missing, or without times', () => {
    for (const day of [null, undefined, { isClosed: true, ...lunch }, { open: '', close: '' }, { open: '11:00' }]) {
      expect(windowsOf(day)).toEqual([]);
    }
  });

  it('are read back from the day they make', () => {
    for (const windows of [[], [lunch], [lunch, dinner]]) expect(windowsOf(dayOf(windows))).toEqual(windows);
  });

  it('stand beside the first only where there are several', () => {
    expect(dayOf([lunch])).toEqual({ isClosed: false, ...lunch });
    expect(dayOf([lunch, dinner])).toEqual({ isClosed: false, ...lunch, windows: [lunch, dinner] });
    expect(dayOf([])).toEqual({ isClosed: true });
  });

  it.each([
    [[lunch, dinner], true],
    [[lunch, { open: '18:00', close: '02:00' }], true],
    [[{ open: '18:00', close: '02:00' }], true],
    [[{ open: '09:00', close: '09:00' }], true],
    [[dinner, lunch], false],
    [[lunch, { open: '15:00', close: '16:00' }], false],
    [[lunch, { open: '18:00', close: '18:00' }], false],
    [[{ open: '18:00', close: '02:00' }, dinner], false],
  ])('%j follow each other: %s', (windows, expected) => expect(followEachOther(windows)).toBe(expected));
});
