import { defineProblems, error, warning } from '#composer/problems/problemType.ts';

/** Problems with rates: those that a page names, and the periods they are in force. */
export const rateCodes = defineProblems({
  'unknown-rate': error('Unknown rate', '{file} has no rate “{key}”.', 'It has {names}.'),
  'unknown-rate-file': error(
    'Unknown kind of rate',
    'There is no kind of rate “{name}”, so “{key}” names no rate.',
    'Rate keys begin with one of: {names}.',
  ),
  'no-rate-file': warning(
    'Rate in text without a rate file',
    'The site has no {file}, so “{key}” never shows a rate, only the words after “|”.',
    'Add {file} with the product, or remove the mark. A service of the bank does not replace the file: browsers refresh only rates that the page was built with.',
    '12 CFR 1030.8, 1026.24',
  ),
  'rate-not-quoted': error(
    'Rate not quoted',
    '{file} quotes no rate of {product} for what the section begins with: {terms}.',
    'Change the section’s amounts, terms or scores, or add them to {file}; the page would show its own, old rate.',
  ),
  'term-not-quoted': warning(
    'Term without a rate',
    '{file} has no rate of {product} for a term that the form offers with it: {months}.',
    'Offer months for which the file has a rate, add the term to {file}, or show these choices only with other products (“when”).',
  ),
  'opening-below-rates': warning(
    'Opening deposit without a rate',
    '{file} has rates of {product} for deposits from {least}, so one of {opening} would have no rate.',
    'Correct the amount here, or the lowest “minimumBalance” in {file}.',
    '12 CFR 1030.8(c)(4)',
  ),
  'rate-not-in-force': error(
    'Rate not in force',
    'The rate “{key}” is not in force on {today}; in {file}, it is in force {periods}.',
    'Add a current entry to {file}, or remove the product from the page.',
  ),
  'unknown-tier': error('Unknown tier', '{file} has no tier “{tier}” of {product}.', 'It has {names}.'),
  'tier-order': error(
    'Tiers in another order',
    '{file} has the tier “{tier}” of {product} in place {number}.',
    'List the tiers in the order of the file: {names}.',
  ),
  'tier-differs': error(
    'Tier differs from the rate file',
    'This tier of {product} goes {here}, “{tier}” in {file} goes {there}, so one rate would be shown for other balances.',
    'List the tiers of the file, one row each: {names}.',
  ),
  'tier-label': error('Label of another tier', '“{label}” names other amounts than the tier “{tier}”.'),
  'tier-missing': error(
    'Tiers missing',
    'This table has {count} of the {all} tiers of {product} in {file}.',
    'Add {missing}.',
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
  'typed-rate': warning(
    'Typed rate',
    '“{rate}” is typed, so it stays when the rate changes{source}.',
    'Write {mark}, or, for a figure that is fixed, name its place in “statements” of the page: {statement}.',
    '12 CFR 1030.8, 1026.24',
  ),
  'typed-rate-in-message': warning(
    'Typed rate in a message',
    '“{rate}” is typed, so it stays when the rate changes, and a message can have no mark of a rate.',
    'Leave it out, or, for a figure that is fixed, name its place in “statements” of the page: {statement}.',
    '12 CFR 1030.8, 1026.24',
  ),
  'typed-date': warning(
    'Typed date of live rates',
    '“{date}” is typed, so it stays when the rates beside it change.',
    'Write a mark such as {rate-date:cd.CD99.12.apy|November 16, 2026}, or leave out a date that the section shows.',
    '12 CFR 1030.8(c)(2)',
  ),
  'derived-figure': warning(
    'Amount computed from a live rate',
    '“{amount}” stays when the rate in this text changes.',
    'Leave it out, link a calculator, or compute it for a fixed rate and name the place in “statements” of the page: {statement}.',
  ),
  'repayment-example-missing': warning(
    'Loan terms without a repayment example',
    '“{words}” requires a repayment example, which this page lacks.',
    'Give the amount, term, APR, and payments, and name the place in “statements” of the page: {statement}.',
    '12 CFR 1026.24(d)',
  ),
  'example-rate-old': warning(
    'Example with a rate that is not offered',
    'This example uses {rate}, which is no rate in {files}.',
    'Compute it again with a rate in force.',
    '12 CFR 1026.24(d)(2)',
  ),
  'rate-clash': error(
    'Two products for one rate',
    '{product} and {other} are both in force from {from} and both give {name}.',
    'End one of them with “effectiveUntil”, or correct its key or term.',
  ),
  'rate-lost': warning(
    'Rates lost in a new entry',
    'This entry of {product} lacks {lost}, which the entry from {from} on line {line} has.',
    'Copy what still applies from there. Customers of a zone or state that is missing get the rates of “default”.',
  ),
  'rate-product-changed': error(
    'Product changed by a new entry',
    'This entry changes “{field}” of {product} from {before} to {now}; the entry from {from} is on line {line}.',
    'Correct it, or give another product a key of its own.',
  ),
  'rate-jump': warning(
    'Rate that jumps',
    '{product} goes from {before}% to {now}%, by more than {limit}; the earlier entry is from {from}.',
    'Check for a typing error. “maxJump” under “rates” in site.json sets the limit.',
  ),
  'rate-gap': warning(
    'Days without a rate',
    '{product} has no rate between {end}, when its entry on line {line} ends, and {from}.',
    'Begin earlier, or end the other entry later.',
  ),
  'rate-day-far': error(
    'Entry that begins far from now',
    '{product} begins on {from}, {distance} {today}.',
    'Check the year.',
  ),
  'zone-incomplete': warning(
    'Zone with fewer rates',
    'The zone “{zone}” of {product} lacks {lost}, which “default” has.',
    'Copy it from there, so that customers of the zone see it too.',
  ),
  'unknown-zone': error(
    'Unknown zone',
    'rates/zones.json has no {kind} “{name}”, so no customer gets these rates.',
    'It has {names}.',
  ),
  'unknown-disclosure': error(
    'Unknown disclosure',
    '{product} names the disclosure “{name}”, which this file lacks.',
    'It has {names}.',
  ),
  'product-unnamed': warning(
    'Product that no page shows',
    'No page shows {product}, which has a single entry.',
  ),
  'zip-twice': error(
    'Zip codes in two places',
    'Zip codes that begin with {prefix} are in {first} and {second}.',
    'Leave the prefix where it belongs.',
  ),
  'rate-period': error(
    'Rate that ends before it begins',
    'This entry of {product} ends on {until}, before it begins on {from}.',
  ),
});
