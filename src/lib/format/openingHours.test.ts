import { describe, expect, test } from 'vitest';
import { branchWords } from '#words/branches.ts';
import { branchStateText, stateText } from './hoursText.ts';
import { isOpenSaturday, localMoment, openState, readTimes, timesOfWeek } from './openingHours.ts';

const hours = ['Mo-Th 09:00-17:00', 'Fr 09:00-18:00', 'Sa 09:00-12:00'];
const christmas = { date: '2026-12-25', name: 'Christmas Day' };
const eve = { date: '2026-12-24', name: 'Christmas Eve', hours: '09:00-12:00' };

describe('WIDG-12 opening hours', () => {
  test('days that go over the end of the week are those on both sides', () => {
    const week = timesOfWeek(['Sa-Mo 10:00-12:00']);
    expect(week.map((times) => times.length)).toEqual([1, 0, 0, 0, 0, 1, 1]);
  });

  test('hours in another format, or that end before they begin, are none', () => {
    expect(timesOfWeek(['by appointment', 'Mo 17:00-09:00']).flat()).toEqual([]);
    expect(readTimes('12:00-12:00')).toBeUndefined();
  });

  test.each([
    [['Mo-Fr 09:00-17:00'], false],
    [['Mo-Sa 09:00-17:00'], true],
    [hours, true],
  ])('%j: open on Saturday is %s', (text, isOpen) => {
    expect(isOpenSaturday(text)).toBe(isOpen);
  });

  test('a moment is that of the clock where the branch is, also on the days when the clocks change', () => {
    const moment = new Date('2026-12-25T03:30:00Z');
    expect(localMoment(moment, 'America/New_York')).toEqual({
      date: '2026-12-24',
      weekday: 3,
      minutes: 1350,
    });
    expect(localMoment(moment, 'America/Los_Angeles').minutes).toBe(1170);
    expect(localMoment(new Date('2026-03-08T07:30:00Z'), 'America/New_York').minutes).toBe(210);
  });

  test.each([
    ['2026-12-21T15:00:00Z', 'Open now, closes at 5\u00A0p.m.'],
    ['2026-12-21T12:00:00Z', 'Closed now, opens at 9\u00A0a.m.'],
    ['2026-12-21T22:00:00Z', 'Closed now, opens tomorrow at 9\u00A0a.m.'],
    ['2026-12-24T15:00:00Z', 'Open now, closes at 12\u00A0p.m.'],
    ['2026-12-24T18:00:00Z', 'Closed for Christmas Eve, opens Saturday at 9\u00A0a.m.'],
    ['2026-12-25T15:00:00Z', 'Closed for Christmas Day, opens tomorrow at 9\u00A0a.m.'],
    ['2026-12-27T15:00:00Z', 'Closed now, opens tomorrow at 9\u00A0a.m.'],
  ])('at %s a branch says “%s”', (moment, says) => {
    const state = openState(hours, [eve, christmas], localMoment(new Date(moment), 'America/New_York'));
    expect(stateText(state, branchWords.en)).toBe(says);
  });

  test('a branch without hours is closed and opens at no time', () => {
    const moment = { date: '2026-12-21', weekday: 0, minutes: 600 };
    expect(openState([], [], moment)).toEqual({ isOpen: false });
    expect(stateText({ isOpen: false }, branchWords.es)).toBe('Cerrada ahora');
  });

  test('a holiday does not open a branch on a weekday on which it is closed', () => {
    const saturday = { date: '2026-12-26', name: 'Fair', hours: '09:00-12:00' };
    const moment = { date: '2026-12-26', weekday: 5, minutes: 600 };
    expect(openState(['Mo-Fr 09:00-17:00'], [saturday], moment).isOpen).toBe(false);
  });
});

describe('WIDG-12 a lobby and a drive-up with other hours', () => {
  const open = { isOpen: true, closes: 17 * 60 } as const;
  const closed = { isOpen: false, opens: { inDays: 0, weekday: 0, at: 9 * 60 } } as const;
  test.each([
    [closed, open, false, 'Lobby: closed now, opens at 9 a.m. · Drive-up: open now, closes at 5 p.m.', true],
    [closed, open, true, 'Drive-up: open now, closes at 5 p.m. · Lobby: closed now, opens at 9 a.m.', true],
    [open, closed, true, 'Drive-up: closed now, opens at 9 a.m. · Lobby: open now, closes at 5 p.m.', false],
    [open, open, false, 'Open now, closes at 5 p.m.', true],
    [open, open, true, 'Drive-up: open now, closes at 5 p.m.', true],
    [closed, undefined, true, 'Closed now, opens at 9 a.m.', false],
  ])('case %#', (lobby, driveUp, isForDriveUp, text, isOpen) => {
    const state = branchStateText({ lobby, ...(driveUp && { driveUp }) }, isForDriveUp, branchWords.en);
    expect({ ...state, text: state.text.replaceAll('\u00A0', ' ') }).toEqual({ isOpen, text });
  });
});
