import { expect, test } from 'vitest';
import { registry } from '#sections/registry.gen.ts';
import { behaviourNames } from '#sections/behaviours.gen.ts';
import { rateText } from '#section-kit/siteData.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { findRate } from '#composer/rates/personalRates.ts';
import { demoRates } from '#composer/publish/input/demoRates.ts';
import { pageInput, siteParts } from '#composer/publish/input/siteInput.ts';
import { SiteRenderer } from '#composer/render/SiteRenderer.ts';
import { assets } from '#tests/bench/renderTimes.ts';

const day = '2027-03-10';
const site = loadSite('pages-json');
const parts = siteParts({ ...site, rates: demoRates(site, day) }, new Date(`${day}T17:00:00Z`));
const renderer = new SiteRenderer(parts, { registry, behaviours: behaviourNames }, assets);

/** Returns the texts of a page's hero, and of the rest of its main content. */
function textsOf(path: string) {
  const page = site.pages.get(path);
  const input = page && pageInput(page, parts.brand);
  const html = input ? renderer.render(renderer.compose(input)).html : '';
  const text = (part: string) =>
    part
      .replaceAll(/<(?:script|style)\b.*?<\/(?:script|style)>/gs, ' ')
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll(/\s+/g, ' ');
  const from = html.indexOf('data-opening');
  const to = html.indexOf('<nav', from);
  return { hero: text(html.slice(from, to)), rest: text(html.slice(to)) };
}

const bestLoan = 'loans.LOAN.creditScore=780&depositAmount=25000&timePeriod=36&checkboxSelected=true';
const home =
  '&loanAmount=50000&anticipatedBalance=50000&valueOfHome=400000&mortgageBalance=150000&fico=760&personalCheckingAccount=true&autoPay=true';

test.each([
  ['savings', 'deposits.TMTX.100000.apy', 'March 10, 2027', '$100,000 to $499,999.99', '10 de marzo de 2027'],
  ['checking', 'deposits.DDA86.0.apy', 'March 10, 2027', 'balances below $10,000', '10 de marzo de 2027'],
  ['mortgage-rates', 'mortgage-purchase.FIX30.apr', 'March 10, 2027', 'buy the home', '10 de marzo de 2027'],
  ['cd-rates', 'cd.CD99.12.apy', 'March 10, 2027', '12-month CD', '10 de marzo de 2027'],
  [
    'auto-loan',
    `${bestLoan}&autoAdjustment=true`,
    'March 10, 2027',
    'for $25,000 or more, up to 36 months, and a credit score of 780 or more',
    '10 de marzo de 2027',
  ],
  ['personal-loan', bestLoan, 'March 10, 2027', 'up to 36 months', '10 de marzo de 2027'],
  [
    'home-equity',
    `home-equity.HELOC.termsinMonths=360${home}`,
    'March 10, 2027',
    'variable',
    '10 de marzo de 2027',
  ],
  [
    'home-equity',
    `home-equity.HEQF2.termsinMonths=120${home}`,
    'March 10, 2027',
    'a credit score of 760 or more',
    '10 de marzo de 2027',
  ],
])('the hero of %s shows its dated rate, the same as a table below', (name, key, date, condition, fecha) => {
  const rate = findRate(parts.rates, parts.personalRates, key);
  const figure = rate && rateText(rate, 'en');
  const english = textsOf(`/${name}.html`);
  expect(english.hero).toContain(figure);
  expect(english.hero).toContain(date);
  expect(english.hero).toContain(condition);
  // Below, a loan shows the rate of the loan in its fields.
  const isBelow = !name.endsWith('-loan');
  expect(english.rest.includes(figure ?? '')).toBe(isBelow);
  const spanish = textsOf(`/es/${name}.html`);
  expect(spanish.hero).toContain(figure);
  expect(spanish.hero).toContain(fecha);
  expect(spanish.rest.includes(figure ?? '')).toBe(isBelow);
});
