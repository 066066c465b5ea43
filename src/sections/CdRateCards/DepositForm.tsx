import { TextField } from '#components/fields/TextField.tsx';
import type { useShortForm } from '#components/fields/useShortForm.ts';
import { Button } from '#components/inputs/Button.tsx';
import { Typography } from '#components/data-display/Typography.tsx';
import type { CdRates } from '#data/cdRates.ts';
import { formatDay, monthsAfter } from '#lib/format/dates.ts';
import { grownBy } from '#lib/format/depositGrowth.ts';
import { formatDollars, formatPercent, formatWholeDollars } from '#lib/format/money.ts';
import { sentences } from '#lib/format/sentences.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './CdRateCards.schema.ts';
import { depositLimits } from './depositLimits.ts';
import { AmountForm, Deposit, Outcome } from './CdRateCards.styles.ts';
import type { words } from './CdRateCards.words.ts';
import { bestTerm, pricingTiers } from './pricingTiers.ts';
import { leastDeposit, tierFor } from './termTable.ts';

export interface TypedDeposit {
  readonly amount: string;
}

interface DepositFormProps extends Pick<Props, 'cards'> {
  readonly live: CdRates | undefined;
  /** The day that the rates apply on; unknown if the service says none. */
  readonly day: string | undefined;
  readonly amount: number;
  readonly isWrong: boolean;
  readonly form: ReturnType<typeof useShortForm<TypedDeposit>>;
}

/** The term with the highest yield of the products that the deposit is enough for. */
function useBest({ cards, live, amount }: Pick<DepositFormProps, 'cards' | 'live' | 'amount'>) {
  const { locale } = useSection();
  const word = useWords<typeof words>();
  const tiers = cards
    .filter((card) => leastDeposit(card) <= amount)
    .map((card) => tierFor(pricingTiers(card, live?.rates, { locale, word }), amount));
  return bestTerm(tiers)?.term;
}

const Headline = ({ text, children }: { readonly text: string; readonly children: string }) => (
  <>
    <Typography component="span" variant="h3">
      {text}
    </Typography>
    <Typography component="span" variant="body2" color="textSecondary">
      {children}
    </Typography>
  </>
);

/** What the deposit grows to in the best term. */
function BestTerm({ day, ...of }: Pick<DepositFormProps, 'cards' | 'live' | 'amount' | 'day'>) {
  const { locale } = useSection();
  const word = useWords<typeof words>();
  const { amount } = of;
  const best = useBest(of);
  if (!best) return null;
  return (
    <Headline
      text={word('becomes', {
        amount: formatWholeDollars(amount, locale),
        term: best.label,
        total: formatDollars(amount * grownBy(best.apy, best.months), locale),
      })}
    >
      {sentences(
        locale,
        word('bestTerm', { apy: formatPercent(best.apy) }),
        day === undefined
          ? ''
          : word('matures', {
              from: formatDay(day, locale),
              until: formatDay(monthsAfter(day, best.months), locale),
            }),
      )}
    </Headline>
  );
}

/**
 * Asks for the deposit, and says what it grows to in the best term, or that it is below the least deposit of all
 * products. Beside an error it says what the older figures are for. Without JavaScript the server answers the form.
 */
export function DepositForm({ form, day, isWrong, ...of }: DepositFormProps) {
  const { id, locale } = useSection();
  const word = useWords<typeof words>();
  const least = Math.min(...of.cards.map(leastDeposit));
  return (
    <Deposit>
      <AmountForm
        data-screen-only=""
        method="get"
        action={`#${id}-heading`}
        onSubmit={form.submit}
        noValidate
      >
        <input type="hidden" name="section" value={id} />
        <TextField
          {...form.text('amount')}
          label={word('amount')}
          inputMode="decimal"
          autoComplete="off"
          startAdornment="$"
          error={isWrong ? word('amountError', { most: formatWholeDollars(depositLimits.max, locale) }) : ''}
        />
        <Button type="submit" variant="outlined">
          {word('update')}
        </Button>
      </AmountForm>
      <Outcome role="status">
        {isWrong ? (
          <Typography component="span" variant="body2" color="textSecondary">
            {word('shownForEach')}
          </Typography>
        ) : of.amount < least ? (
          <Headline text={word('beginsAt', { amount: formatWholeDollars(least, locale) })}>
            {word('shownFor')}
          </Headline>
        ) : (
          <BestTerm {...of} day={day} />
        )}
      </Outcome>
    </Deposit>
  );
}
