import { defineProblems, error } from '#composer/problems/problemType.ts';

/** Problems of rates: those that a page names, and the days they are in force. */
export const rateCodes = defineProblems({
  'unknown-rate': error('Rate that does not exist', '{file} has no rate “{key}”.', 'It has {names}.'),
  'unknown-rate-file': error(
    'Rates that do not exist',
    'There are no rates “{name}”, so “{key}” is none.',
    'Keys of rates begin with {names}.',
  ),
  'rate-not-in-force': error(
    'Rate not in force',
    'The rate “{key}” is not in force on {today}: {file} has it {periods}.',
    'Add an entry that is in force to {file}, or take the product off the page.',
  ),
  'rate-stale': error(
    'Stale rate',
    'The rates of {product} are of {from} and older than {days} days on {today}.',
    'Confirm them with a new “effectiveFrom”, or change “maxAgeDays” of “rates” in site.json.',
    '12 CFR 1030.8(c)(2)',
  ),
  'rate-overlap': error(
    'Two rates at once',
    '{product} has two entries from {from} on; the other is on line {line}.',
    'End the earlier one with “effectiveUntil”, or change “effectiveFrom”.',
  ),
  'rate-period': error(
    'Rate that ends before it begins',
    'This entry of {product} ends on {until}, before it begins on {from}.',
  ),
});
