import { defineProblems, error } from '#composer/problems/problemType.ts';

/** Problems with rates: those that a page names, and the periods they are in force. */
export const rateCodes = defineProblems({
  'unknown-rate': error('Unknown rate', '{file} has no rate “{key}”.', 'It has {names}.'),
  'rate-not-in-force': error(
    'Rate not in force',
    'The rate “{key}” is not in force on {today}; in {file}, it is in force {periods}.',
    'Add a current entry to {file}, or remove the product from the page.',
  ),
  'rate-stale': error(
    'Stale rate',
    'The rates of {product} are from {from}, more than {days} days before {today}.',
    'Confirm them with a new “effectiveFrom”, or change “maxAgeDays” under “rates” in site.json.',
    '12 CFR 1030.8(c)(2)',
  ),
  'rate-overlap': error(
    'Overlapping rates',
    '{product} has two entries in force from {from}; the other is on line {line}.',
    'End the earlier one with “effectiveUntil”, or change “effectiveFrom”.',
  ),
  'rate-period': error(
    'Rate that ends before it begins',
    'This entry of {product} ends on {until}, before it begins on {from}.',
  ),
});
