import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useVisitorToken } from '#components/zip-code/useVisitorToken.ts';
import type { LeastAmount } from '#data/quotes/ProductQuote.ts';
import { quoteQuery } from '#data/quotes/quoteQuery.ts';
import { quoteText, type QuoteWording } from '#data/quotes/quoteText.ts';
import type { ShownQuoteProps } from '#forms/view/ShownQuoteProps.ts';
import { fill } from '#lib/format/fill.ts';
import { formatWholeDollars } from '#lib/format/money.ts';
import { sentences } from '#lib/format/sentences.ts';
import { defaultMaxAgeDays } from '#lib/visitor/LiveRates.ts';
import { useSection } from '#section-kit/sectionContext.tsx';
import { QuoteLine, QuoteText } from './Form.styles.ts';

/** How long a visitor must have stopped typing before a rate is looked up, in milliseconds. */
const typingPause = 600;

/** Returns a text once it has stayed the same for a while; at first at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Says from which amount on there are rates. */
const leastText = ({ least }: LeastAmount, { locale, words }: QuoteWording): string =>
  fill(words['quoteLeast'] ?? '', { amount: formatWholeDollars(least, locale) });

const nothing = { rate: '', amount: 0, zipCode: '' };

/** Returns what is said of the current answers; empty until there is something to say. */
function useQuoteText({ terms, fault, words }: ShownQuoteProps): string {
  const { serviceBase, locale } = useSection();
  const token = useVisitorToken();
  const asked = JSON.stringify(terms ?? nothing);
  const isSettled = useSettled(asked) === asked;
  const { data, isError } = useQuery({
    ...quoteQuery({ ...(terms ?? nothing), serviceBase, token, maxAgeDays: defaultMaxAgeDays }),
    enabled: terms !== undefined && isSettled && fault === undefined,
  });
  const noRate = (why: string) => sentences(locale, words['quoteNone'] ?? '', why);
  if (!terms || !isSettled) return '';
  // Such as a deposit below the product's lowest, for which its service may still have a rate.
  if (fault !== undefined) return noRate(fault);
  if (isError) return words['quoteFailed'] ?? '';
  if (data === undefined) return '';
  if (data && !('least' in data)) return quoteText(data, { locale, words });
  return noRate(data ? leastText(data, { locale, words }) : '');
}

/**
 * The rate in force for the product, term, amount and zip code that are in the form's fields, from the service of the
 * rate tables. Announced once, when the visitor has stopped typing. Names the answers that it is for, which without
 * JavaScript are those of the page's address.
 */
export function RateQuote(props: ShownQuoteProps) {
  const { terms, choice, words, isShort } = props;
  const text = useQuoteText(props);
  if (isShort) return <QuoteText>{text}</QuoteText>;
  return (
    <QuoteLine isUseful={text !== ''}>
      <span>{text === '' && words[terms ? 'quoteLoading' : 'quoteWaiting']}</span>
      <span role="status">
        {text !== '' && (
          <>
            <strong>{text}</strong> <QuoteText>{choice}</QuoteText>
          </>
        )}
      </span>
    </QuoteLine>
  );
}
